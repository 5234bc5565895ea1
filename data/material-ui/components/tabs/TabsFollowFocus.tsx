import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';

export default function TabsFollowFocus() {
  const [follow, setFollow] = useState(true);
  const [leg, setLeg] = useState('1');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={follow} onChange={(_event, checked) => setFollow(checked)} />}
        label="Arrow keys select at once"
      />
      <TabContext value={leg}>
        <TabList
          aria-label="Legs of the journey"
          onChange={(_event, next: string) => setLeg(next)}
          selectionFollowsFocus={follow}
          variant="scrollable"
        >
          <Tab value="1" label="Leg 1" />
          <Tab value="2" label="Leg 2" />
          <Tab value="3" label="Leg 3" />
        </TabList>
        <TabPanel value="1" tabIndex={0}>
          Night train to the coast, berth 14.
        </TabPanel>
        <TabPanel value="2" tabIndex={0}>
          Mail boat at dawn, four hours.
        </TabPanel>
        <TabPanel value="3" tabIndex={0}>
          On foot along the ridge, six hours.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
