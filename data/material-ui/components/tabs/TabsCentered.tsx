import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  day: 'The rate is €380 for ten hours with an engineer.',
  week: 'The rate is €1,650 for five days with an engineer.',
};

export default function TabsCentered() {
  const [unit, setUnit] = useState('day');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={unit}
        aria-label="Studio rates"
        onChange={(_event, next: string) => setUnit(next)}
        centered
      >
        <Tab value="day" id={`${id}-day`} aria-controls={`${id}-panel`} label="By day" />
        <Tab value="week" id={`${id}-week`} aria-controls={`${id}-panel`} label="By week" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${unit}`}
        tabIndex={0}
        sx={{ p: 3, textAlign: 'center' }}
      >
        {panels[unit]}
      </Box>
    </Box>
  );
}
