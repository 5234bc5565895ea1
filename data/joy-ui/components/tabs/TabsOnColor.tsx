import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsOnColor() {
  return (
    <Sheet
      invertedColors
      variant="solid"
      color="neutral"
      sx={{ p: 2, width: '100%', maxWidth: 400, borderRadius: 'lg', bgcolor: 'neutral.800' }}
    >
      <Tabs defaultValue="east" sx={{ bgcolor: 'transparent' }}>
        <TabList aria-label="Dome" sx={{ borderRadius: 0 }}>
          <Tab value="east">East dome</Tab>
          <Tab value="west">West dome</Tab>
        </TabList>
        <TabPanel value="east">The shutter is open.</TabPanel>
        <TabPanel value="west">The shutter is closed.</TabPanel>
      </Tabs>
    </Sheet>
  );
}
