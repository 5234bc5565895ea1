import { useId, useState } from 'react';
import AirOutlined from '@mui/icons-material/AirOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  wind: 'The wind blows from the southwest at 24 km/h.',
  rain: 'There were 3 mm of rain since midnight.',
  heat: 'The temperature is 11 °C.',
};

export default function TabsIconOnly() {
  const [reading, setReading] = useState('wind');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={reading}
        aria-label="Weather readings"
        onChange={(_event, next: string) => setReading(next)}
        sx={{ '& .MuiTab-root': { minWidth: 64 } }}
      >
        <Tab
          value="wind"
          id={`${id}-wind`}
          aria-controls={`${id}-panel`}
          icon={<AirOutlined />}
          aria-label="Wind"
        />
        <Tab
          value="rain"
          id={`${id}-rain`}
          aria-controls={`${id}-panel`}
          icon={<WaterDropOutlined />}
          aria-label="Rain"
        />
        <Tab
          value="heat"
          id={`${id}-heat`}
          aria-controls={`${id}-panel`}
          icon={<ThermostatOutlined />}
          aria-label="Temperature"
        />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${reading}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[reading]}
      </Box>
    </Box>
  );
}
