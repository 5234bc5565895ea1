import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tracks = ['Overture', 'Low Tide', 'Signal', 'Foghorn', 'Harbor Lights', 'Last Ferry'];

export default function TabsScrollButtonsAlways() {
  const [track, setTrack] = useState(0);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={track}
        aria-label="Album tracks"
        onChange={(_event, next: number) => setTrack(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        sx={{ '& .MuiTabs-scrollButtons.Mui-disabled': { opacity: 0.3 } }}
      >
        {tracks.map((name, index) => (
          <Tab
            key={name}
            value={index}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={name}
          />
        ))}
      </Tabs>
      {tracks.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== track}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          Track {index + 1}, “{name}”, is ready.
        </Box>
      ))}
    </Box>
  );
}
