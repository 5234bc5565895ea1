import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsDisabled() {
  const [season, setSeason] = useState('sow');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={season}>
        <TabList
          aria-label="Runner bean calendar"
          onChange={(_event, next: string) => setSeason(next)}
          variant="scrollable"
        >
          <Tab value="sow" label="Sow" />
          <Tab value="grow" label="Grow" />
          <Tab value="harvest" label="Harvest" disabled />
        </TabList>
        <TabPanel value="sow" tabIndex={0}>
          Two seeds a pot, 5 cm deep, from the end of April.
        </TabPanel>
        <TabPanel value="grow" tabIndex={0}>
          Plant out after the last frost and give each plant a pole. The harvest page opens with the
          first weighed basket.
        </TabPanel>
        <TabPanel value="harvest" tabIndex={0}>
          No baskets weighed yet.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
