import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';

const panels: Record<string, string> = {
  port: 'Berth 4 is next to the fuel pier.',
  starboard: 'Berth 11 has shore power.',
};

export default function TabsIndicatorUpdate() {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState('port');
  const id = useId();
  const tabsActions = useRef<TabsActions>(null);

  return (
    <Box sx={{ width: '100%', minHeight: 180 }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} variant="outlined">
        Berth details
      </Button>
      <Grow in={open} onEntered={() => tabsActions.current?.updateIndicator()} unmountOnExit>
        <Paper elevation={4} sx={{ mt: 1, maxWidth: 320 }}>
          <Tabs
            value={side}
            action={tabsActions}
            aria-label="Side of the ship"
            onChange={(_event, next: string) => setSide(next)}
          >
            <Tab value="port" id={`${id}-port`} aria-controls={`${id}-panel`} label="Port" />
            <Tab
              value="starboard"
              id={`${id}-starboard`}
              aria-controls={`${id}-panel`}
              label="Starboard"
            />
          </Tabs>
          <Box
            id={`${id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${side}`}
            tabIndex={0}
            sx={{ p: 3 }}
          >
            {panels[side]}
          </Box>
        </Paper>
      </Grow>
    </Box>
  );
}
