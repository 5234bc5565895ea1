import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TabsResponsive() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  const [day, setDay] = useState('monday');

  return (
    <Box sx={{ width: '100%', display: { sm: 'flex' } }}>
      <TabContext value={day}>
        <TabList
          aria-label="Rehearsals"
          onChange={(_event, next: string) => setDay(next)}
          orientation={wide ? 'vertical' : 'horizontal'}
          variant={wide ? 'standard' : 'scrollable'}
          sx={{ flexShrink: 0 }}
        >
          <Tab value="monday" label="Monday" />
          <Tab value="wednesday" label="Wednesday" />
          <Tab value="friday" label="Friday" />
        </TabList>
        <TabPanel value="monday" tabIndex={0}>
          18:00, strings only, in the small hall.
        </TabPanel>
        <TabPanel value="wednesday" tabIndex={0}>
          19:30, full orchestra, bring pencils.
        </TabPanel>
        <TabPanel value="friday" tabIndex={0}>
          17:00, dress rehearsal with the choir.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
