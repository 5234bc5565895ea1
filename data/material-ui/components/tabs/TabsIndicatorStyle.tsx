import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  hull: 'There are two blisters on the port side.',
  mast: 'The rigging was replaced last spring.',
  engine: 'The next service is due at 400 hours.',
};

export default function TabsIndicatorStyle() {
  const [part, setPart] = useState('hull');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={part}
        aria-label="Boat inspection"
        onChange={(_event, next: string) => setPart(next)}
        TabIndicatorProps={{ sx: { top: 0, bottom: 'auto', height: 4, borderRadius: 2 } }}
        variant="scrollable"
      >
        <Tab value="hull" id={`${id}-hull`} aria-controls={`${id}-panel`} label="Hull" />
        <Tab value="mast" id={`${id}-mast`} aria-controls={`${id}-panel`} label="Mast" />
        <Tab value="engine" id={`${id}-engine`} aria-controls={`${id}-panel`} label="Engine" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${part}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[part]}
      </Box>
    </Box>
  );
}
