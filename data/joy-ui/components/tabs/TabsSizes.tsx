import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TabsSizes() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Tabs key={size} size={size} defaultValue="day">
          <TabList aria-label={`Forecast, ${size}`}>
            <Tab value="day">Day</Tab>
            <Tab value="week">Week</Tab>
          </TabList>
          <TabPanel value="day">Clear until 2 a.m.</TabPanel>
          <TabPanel value="week">Two clear nights</TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
