import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsDisabled() {
  return (
    <Tabs defaultValue="live" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Camera">
        <Tab value="live">Live</Tab>
        <Tab value="stack" disabled>
          Stack
        </Tab>
        <Tab value="settings">Settings</Tab>
      </TabList>
      <TabPanel value="live">Stacking starts when the camera has ten frames.</TabPanel>
      <TabPanel value="settings">Exposure: 30 s, gain: 100</TabPanel>
    </Tabs>
  );
}
