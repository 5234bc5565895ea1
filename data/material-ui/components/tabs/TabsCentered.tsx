import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsCentered() {
  const [unit, setUnit] = useState('day');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={unit}>
        <TabList
          aria-label="Studio rates"
          onChange={(_event, next: string) => setUnit(next)}
          centered
        >
          <Tab value="day" label="By day" />
          <Tab value="week" label="By week" />
        </TabList>
        <TabPanel value="day" tabIndex={0} sx={{ textAlign: 'center' }}>
          €380 with an engineer, ten hours
        </TabPanel>
        <TabPanel value="week" tabIndex={0} sx={{ textAlign: 'center' }}>
          €1,650 with an engineer, Monday to Friday
        </TabPanel>
      </TabContext>
    </Box>
  );
}
