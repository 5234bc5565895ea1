import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsFullWidth() {
  return (
    <Tabs defaultValue="north" sx={{ width: '100%', maxWidth: 480 }}>
      <TabList tabFlex={1} aria-label="Horizon">
        <Tab value="north">North</Tab>
        <Tab value="south">South</Tab>
      </TabList>
      <TabPanel value="north">The view is clear down to 5°.</TabPanel>
      <TabPanel value="south">The hill hides everything below 20°.</TabPanel>
    </Tabs>
  );
}
