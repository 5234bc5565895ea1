import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="tonight" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Visit the observatory">
        <Tab value="tonight">Tonight</Tab>
        <Tab value="tickets">Tickets</Tab>
        <Tab value="travel">Travel</Tab>
      </TabList>
      <TabPanel value="tonight" tabIndex={0}>
        The large dome opens at 21:30. Saturn is visible until midnight.
      </TabPanel>
      <TabPanel value="tickets" tabIndex={0}>
        An evening costs €9. Children under 12 enter free of charge.
      </TabPanel>
      <TabPanel value="travel" tabIndex={0}>
        Take bus 14 to the terminus, and walk uphill for ten minutes.
      </TabPanel>
    </Tabs>
  );
}
