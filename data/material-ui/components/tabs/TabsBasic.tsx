import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const stages = [
  {
    value: 'route',
    label: 'Route',
    text: 'North landing to Cairn Hut: 14 km with two river crossings.',
  },
  {
    value: 'crew',
    label: 'Crew',
    text: 'Six people, including two with first-aid training.',
  },
  {
    value: 'stores',
    label: 'Supplies',
    text: 'Food for nine days, 24 liters of fuel, and three repair kits.',
  },
];

export default function TabsBasic() {
  const [stage, setStage] = useState('route');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        aria-label="Expedition plan"
        value={stage}
        onChange={(_event, next: string) => setStage(next)}
        variant="scrollable"
      >
        {stages.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
          />
        ))}
      </Tabs>
      {stages.map(({ value, text }) => (
        <Box
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== stage}
          tabIndex={0}
          sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
