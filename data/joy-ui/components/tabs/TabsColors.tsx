import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TabsColors() {
  return (
    <Stack spacing={2}>
      {colors.map((color) => (
        <Tabs key={color} defaultValue={1}>
          <TabList variant="soft" color={color} aria-label={`Filter wheel, ${color}`}>
            <Tab variant="soft" color={color}>
              Clear
            </Tab>
            <Tab variant="soft" color={color}>
              H-alpha
            </Tab>
            <Tab variant="soft" color={color}>
              OIII
            </Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
