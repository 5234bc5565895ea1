import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsWithContext() {
  const [view, setView] = useState('takes');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={view}>
        <TabList
          aria-label="Recording session"
          onChange={(_event, next: string) => setView(next)}
          variant="scrollable"
        >
          <Tab value="takes" label="Takes" />
          <Tab value="mixer" label="Mixer" />
          <Tab value="notes" label="Notes" />
        </TabList>
        <TabPanel value="takes" tabIndex={0}>
          There are four takes of “Harbor Lights”. Take 3 is the best one.
        </TabPanel>
        <TabPanel value="mixer" tabIndex={0}>
          The mix has 12 channels. The cello is 2 dB louder than before.
        </TabPanel>
        <TabPanel value="notes" tabIndex={0}>
          Tune the piano before the evening session.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
