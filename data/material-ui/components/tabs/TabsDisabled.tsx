import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  sow: 'Plant two seeds per pot, 5 cm deep, from the end of April.',
  grow: 'Move the plants outside after the last frost. The Harvest tab is available after you record the first harvest.',
  harvest: 'There are no records yet.',
};

export default function TabsDisabled() {
  const [season, setSeason] = useState('sow');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={season}
        aria-label="Runner bean calendar"
        onChange={(_event, next: string) => setSeason(next)}
        variant="scrollable"
      >
        <Tab value="sow" id={`${id}-sow`} aria-controls={`${id}-panel`} label="Plant" />
        <Tab value="grow" id={`${id}-grow`} aria-controls={`${id}-panel`} label="Grow" />
        <Tab
          value="harvest"
          id={`${id}-harvest`}
          aria-controls={`${id}-panel`}
          label="Harvest"
          disabled
        />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${season}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[season]}
      </Box>
    </Box>
  );
}
