import * as React from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

export default function TabsNoSelection() {
  const [value, setValue] = React.useState<string | number | null>(null);

  return (
    <Tabs
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <TabList aria-label="Constellation">
        <Tab value="Lyra">Lyra</Tab>
        <Tab value="Aquila">Aquila</Tab>
      </TabList>
      {value === null && <Typography sx={{ p: 2 }}>Choose a constellation.</Typography>}
      <TabPanel value="Lyra">Lyra contains Vega and the Ring Nebula.</TabPanel>
      <TabPanel value="Aquila">Aquila contains Altair.</TabPanel>
    </Tabs>
  );
}
