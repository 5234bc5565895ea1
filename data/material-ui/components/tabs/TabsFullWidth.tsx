import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  out: '7:40 a.m., 10:10 a.m., 1:25 p.m., and 5:50 p.m.',
  back: '8:30 a.m., 11:00 a.m., 2:15 p.m., and 6:40 p.m.',
};

export default function TabsFullWidth() {
  const [way, setWay] = useState('out');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        value={way}
        aria-label="Ferry direction"
        onChange={(_event, next: string) => setWay(next)}
        variant="fullWidth"
      >
        <Tab value="out" id={`${id}-out`} aria-controls={`${id}-panel`} label="To the island" />
        <Tab value="back" id={`${id}-back`} aria-controls={`${id}-panel`} label="To the harbor" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${way}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[way]}
      </Box>
    </Box>
  );
}
