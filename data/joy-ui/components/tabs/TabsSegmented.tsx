import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsSegmented() {
  return (
    <Tabs defaultValue="altitude" sx={{ width: '100%', maxWidth: 400, bgcolor: 'transparent' }}>
      <TabList
        disableUnderline
        tabFlex={1}
        aria-label="Chart"
        sx={{
          p: 0.5,
          borderRadius: 'xl',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            boxShadow: 'sm',
            bgcolor: 'background.surface',
          },
        }}
      >
        <Tab disableIndicator value="altitude">
          Altitude
        </Tab>
        <Tab disableIndicator value="seeing">
          Seeing
        </Tab>
        <Tab disableIndicator value="clouds">
          Clouds
        </Tab>
      </TabList>
      <TabPanel value="altitude">Highest at 00:20, 68°</TabPanel>
      <TabPanel value="seeing">1.4 arcseconds</TabPanel>
      <TabPanel value="clouds">10 % cover, decreasing</TabPanel>
    </Tabs>
  );
}
