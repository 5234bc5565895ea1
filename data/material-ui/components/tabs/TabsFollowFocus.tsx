import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  1: 'Take the night train to the coast.',
  2: 'Take the morning boat to the island.',
  3: 'Hike along the ridge for six hours.',
};

export default function TabsFollowFocus() {
  const [follow, setFollow] = useState(true);
  const id = useId();
  const [leg, setLeg] = useState('1');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={follow} onChange={(_event, checked) => setFollow(checked)} />}
        label="Select with arrow keys"
      />
      <Tabs
        value={leg}
        aria-label="Trip"
        onChange={(_event, next: string) => setLeg(next)}
        selectionFollowsFocus={follow}
        variant="scrollable"
      >
        <Tab value="1" id={`${id}-1`} aria-controls={`${id}-panel`} label="Leg 1" />
        <Tab value="2" id={`${id}-2`} aria-controls={`${id}-panel`} label="Leg 2" />
        <Tab value="3" id={`${id}-3`} aria-controls={`${id}-panel`} label="Leg 3" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${leg}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[leg]}
      </Box>
    </Box>
  );
}
