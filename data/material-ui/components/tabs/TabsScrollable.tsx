import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const stations = ['Alder Dam', 'Brook Mouth', 'Cutwater', 'Dunes', 'Elm Bridge', 'Ford', 'Gorge'];

export default function TabsScrollable() {
  const [station, setStation] = useState(0);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={station}
        aria-label="River gauges"
        onChange={(_event, next: number) => setStation(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
      >
        {stations.map((name, index) => (
          <Tab
            key={name}
            value={index}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={name}
          />
        ))}
      </Tabs>
      {stations.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== station}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          The water level at {name} is {112 + index * 9} cm.
        </Box>
      ))}
    </Box>
  );
}
