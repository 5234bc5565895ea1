import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TabsVariants() {
  return (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <Tabs key={variant} variant={variant} defaultValue={0}>
          <TabList aria-label={`Sky, ${variant}`}>
            <Tab variant={variant}>Moon</Tab>
            <Tab variant={variant}>Planets</Tab>
            <Tab variant={variant}>Stars</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
