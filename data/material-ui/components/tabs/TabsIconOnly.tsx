import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import AirOutlined from '@mui/icons-material/AirOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsIconOnly() {
  const [reading, setReading] = useState('wind');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={reading}>
        <TabList
          aria-label="Weather readings"
          onChange={(_event, next: string) => setReading(next)}
          sx={{ '& .MuiTab-root': { minWidth: 64 } }}
        >
          <Tab value="wind" icon={<AirOutlined />} aria-label="Wind" />
          <Tab value="rain" icon={<WaterDropOutlined />} aria-label="Rain" />
          <Tab value="heat" icon={<ThermostatOutlined />} aria-label="Temperature" />
        </TabList>
        <TabPanel value="wind" tabIndex={0}>
          South-west, force 4, gusts of force 6.
        </TabPanel>
        <TabPanel value="rain" tabIndex={0}>
          3 mm since midnight.
        </TabPanel>
        <TabPanel value="heat" tabIndex={0}>
          11 °C in the shade of the hut.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
