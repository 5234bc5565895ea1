import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      defaultValue="dome"
      sx={{ width: '100%', maxWidth: 440, minHeight: 150 }}
    >
      <TabList aria-label="Rooms">
        <Tab value="dome">Dome</Tab>
        <Tab value="library">Library</Tab>
        <Tab value="cafe">Café</Tab>
      </TabList>
      <TabPanel value="dome">The 60 cm reflector stands on its own foundation.</TabPanel>
      <TabPanel value="library">Star atlases from 1801 to today are on the shelves.</TabPanel>
      <TabPanel value="cafe">The terrace is open until the last bus leaves.</TabPanel>
    </Tabs>
  );
}
