import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsColors() {
  const [box, setBox] = useState('inbox');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={box}>
        <TabList
          aria-label="Mailboxes"
          onChange={(_event, next: string) => setBox(next)}
          textColor="secondary"
          indicatorColor="secondary"
          variant="scrollable"
        >
          <Tab value="inbox" label="Inbox" />
          <Tab value="drafts" label="Drafts" />
          <Tab value="sent" label="Sent" />
        </TabList>
        <TabPanel value="inbox" tabIndex={0}>
          Two new letters from the harbour office.
        </TabPanel>
        <TabPanel value="drafts" tabIndex={0}>
          One draft: “Mooring for the winter”.
        </TabPanel>
        <TabPanel value="sent" tabIndex={0}>
          Last sent on Monday to the sailmaker.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
