import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  landing: 'This permit is valid until September 30 for up to eight people.',
  radio: 'Use channel 8 between boats. Keep channel 16 free for emergencies.',
  fire: 'This permit was denied. Use a stove.',
};

export default function TabsWrapped() {
  const [form, setForm] = useState('landing');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={form}
        aria-label="Permits"
        onChange={(_event, next: string) => setForm(next)}
        variant="scrollable"
        sx={{ '& .MuiTab-root': { maxWidth: 150 } }}
      >
        <Tab
          value="landing"
          id={`${id}-landing`}
          aria-controls={`${id}-panel`}
          label="Landing in the bird reserve"
          wrapped
        />
        <Tab
          value="radio"
          id={`${id}-radio`}
          aria-controls={`${id}-panel`}
          label="Using marine radio channels"
          wrapped
        />
        <Tab
          value="fire"
          id={`${id}-fire`}
          aria-controls={`${id}-panel`}
          label="Campfire"
          wrapped
        />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${form}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[form]}
      </Box>
    </Box>
  );
}
