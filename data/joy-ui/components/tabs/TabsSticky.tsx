import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const rules = ['Red light only', 'No phones in the dome', 'Close the shutter in rain'];

export default function TabsSticky() {
  return (
    <Tabs
      variant="outlined"
      defaultValue="rules"
      sx={{ width: '100%', maxWidth: 320, height: 180, overflow: 'auto', borderRadius: 'md' }}
    >
      <TabList sticky="top" aria-label="Handbook">
        <Tab value="rules">Rules</Tab>
        <Tab value="log">Log</Tab>
      </TabList>
      <TabPanel value="rules" tabIndex={0}>
        {rules.map((rule) => (
          <Typography key={rule} sx={{ minHeight: 80 }}>
            {rule}
          </Typography>
        ))}
      </TabPanel>
      <TabPanel value="log" tabIndex={0}>
        No entries since Monday
      </TabPanel>
    </Tabs>
  );
}
