import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsIndicatorStyle() {
  const [part, setPart] = useState('hull');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={part}>
        <TabList
          aria-label="Boat inspection"
          onChange={(_event, next: string) => setPart(next)}
          TabIndicatorProps={{ sx: { top: 0, bottom: 'auto', height: 4, borderRadius: 2 } }}
          variant="scrollable"
        >
          <Tab value="hull" label="Hull" />
          <Tab value="mast" label="Mast" />
          <Tab value="engine" label="Engine" />
        </TabList>
        <TabPanel value="hull" tabIndex={0}>
          Two blisters on the port side, photographed.
        </TabPanel>
        <TabPanel value="mast" tabIndex={0}>
          Standing rigging renewed last spring.
        </TabPanel>
        <TabPanel value="engine" tabIndex={0}>
          Impeller due at 400 hours, now at 362.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
