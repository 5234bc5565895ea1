import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const stations = ['Alder weir', 'Brook mouth', 'Cutwater', 'Dunes', 'Elm bridge', 'Ford', 'Gorge'];

export default function TabsScrollable() {
  const [station, setStation] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={station}>
        <TabList
          aria-label="River gauges"
          onChange={(_event, next: number) => setStation(next)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
        >
          {stations.map((name, index) => (
            <Tab key={name} value={index} label={name} />
          ))}
        </TabList>
        {stations.map((name, index) => (
          <TabPanel key={name} value={index} tabIndex={0}>
            Gauge {name}: {112 + index * 9} cm, falling.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
