import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const nights = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="1" sx={{ width: '100%', maxWidth: 400, minWidth: 0 }}>
      <TabList
        aria-label="Night"
        sx={{ overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'thin' }}
      >
        {nights.map((night) => (
          <Tab key={night} value={night} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            May {night}
          </Tab>
        ))}
      </TabList>
      {nights.map((night) => (
        <TabPanel key={night} value={night}>
          Observing log of May {night}
        </TabPanel>
      ))}
    </Tabs>
  );
}
