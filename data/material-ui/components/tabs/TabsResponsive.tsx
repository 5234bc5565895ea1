import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const panels: Record<string, string> = {
  monday: 'Strings rehearse at 6:00 p.m. in the small hall.',
  wednesday: 'The full orchestra rehearses at 7:30 p.m.',
  friday: 'The dress rehearsal with the choir starts at 5:00 p.m.',
};

export default function TabsResponsive() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  const [day, setDay] = useState('monday');
  const id = useId();

  return (
    <Box sx={{ width: '100%', display: { sm: 'flex' } }}>
      <Tabs
        value={day}
        aria-label="Rehearsals"
        onChange={(_event, next: string) => setDay(next)}
        orientation={wide ? 'vertical' : 'horizontal'}
        variant={wide ? 'standard' : 'scrollable'}
        sx={{ flexShrink: 0 }}
      >
        <Tab value="monday" id={`${id}-monday`} aria-controls={`${id}-panel`} label="Monday" />
        <Tab
          value="wednesday"
          id={`${id}-wednesday`}
          aria-controls={`${id}-panel`}
          label="Wednesday"
        />
        <Tab value="friday" id={`${id}-friday`} aria-controls={`${id}-panel`} label="Friday" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${day}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[day]}
      </Box>
    </Box>
  );
}
