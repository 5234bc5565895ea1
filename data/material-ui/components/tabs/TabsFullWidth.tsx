import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsFullWidth() {
  const [way, setWay] = useState('out');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TabContext value={way}>
        <TabList
          aria-label="Ferry direction"
          onChange={(_event, next: string) => setWay(next)}
          variant="fullWidth"
        >
          <Tab value="out" label="To the island" />
          <Tab value="back" label="To the harbour" />
        </TabList>
        <TabPanel value="out" tabIndex={0}>
          07:40, 10:10, 13:25 and 17:50
        </TabPanel>
        <TabPanel value="back" tabIndex={0}>
          08:30, 11:00, 14:15 and 18:40
        </TabPanel>
      </TabContext>
    </Box>
  );
}
