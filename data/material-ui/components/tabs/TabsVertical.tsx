import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsVertical() {
  const [page, setPage] = useState('profile');

  return (
    <Box sx={{ width: '100%', display: 'flex' }}>
      <TabContext value={page}>
        <TabList
          aria-label="Account settings"
          onChange={(_event, next: string) => setPage(next)}
          orientation="vertical"
          sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          <Tab value="profile" label="Profile" />
          <Tab value="alerts" label="Alerts" />
          <Tab value="keys" label="Keys" />
        </TabList>
        <TabPanel value="profile" tabIndex={0}>
          Your name is shown on lending slips.
        </TabPanel>
        <TabPanel value="alerts" tabIndex={0}>
          A message two days before a book is due.
        </TabPanel>
        <TabPanel value="keys" tabIndex={0}>
          One key for the reading room door.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
