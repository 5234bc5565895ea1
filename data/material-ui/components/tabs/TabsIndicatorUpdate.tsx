import { useRef, useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import type { TabsActions } from '@mui/material/Tabs';

export default function TabsIndicatorUpdate() {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState('port');
  const tabsActions = useRef<TabsActions>(null);

  return (
    <Box sx={{ width: '100%', minHeight: 180 }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} variant="outlined">
        Berth details
      </Button>
      <Grow in={open} onEntered={() => tabsActions.current?.updateIndicator()} unmountOnExit>
        <Paper elevation={4} sx={{ mt: 1, maxWidth: 320 }}>
          <TabContext value={side}>
            <TabList
              action={tabsActions}
              aria-label="Side of the ship"
              onChange={(_event, next: string) => setSide(next)}
            >
              <Tab value="port" label="Port" />
              <Tab value="starboard" label="Starboard" />
            </TabList>
            <TabPanel value="port" tabIndex={0}>
              Berth 4, next to the fuel pier.
            </TabPanel>
            <TabPanel value="starboard" tabIndex={0}>
              Berth 11, shore power at hand.
            </TabPanel>
          </TabContext>
        </Paper>
      </Grow>
    </Box>
  );
}
