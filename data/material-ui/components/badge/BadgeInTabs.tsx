import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function BadgeInTabs() {
  const [tray, setTray] = useState('in');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TabContext value={tray}>
        <TabList aria-label="Trays" onChange={(_event, next: string) => setTray(next)}>
          <Tab
            value="in"
            label={
              <Badge badgeContent={18} color="primary" sx={{ pr: 2 }}>
                Incoming
              </Badge>
            }
          />
          <Tab value="out" label="Outgoing" />
        </TabList>
        <TabPanel value="in" tabIndex={0}>
          Eighteen letters came with the morning van.
        </TabPanel>
        <TabPanel value="out" tabIndex={0}>
          The tray is empty.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
