import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsWrapped() {
  const [form, setForm] = useState('landing');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={form}>
        <TabList
          aria-label="Permits"
          onChange={(_event, next: string) => setForm(next)}
          variant="scrollable"
          sx={{ '& .MuiTab-root': { maxWidth: 150 } }}
        >
          <Tab value="landing" label="Landing on the bird reserve" wrapped />
          <Tab value="radio" label="Use of marine radio channels" wrapped />
          <Tab value="fire" label="Open fire" wrapped />
        </TabList>
        <TabPanel value="landing" tabIndex={0}>
          Granted until 30 September, at most eight people at a time.
        </TabPanel>
        <TabPanel value="radio" tabIndex={0}>
          Channel 8 between boats. Channel 16 stays free for emergencies.
        </TabPanel>
        <TabPanel value="fire" tabIndex={0}>
          Not granted. Cook on stoves.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
