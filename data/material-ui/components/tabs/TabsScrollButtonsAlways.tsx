import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const tracks = ['Overture', 'Low Tide', 'Signal', 'Foghorn', 'Harbour Lights', 'Last Ferry'];

export default function TabsScrollButtonsAlways() {
  const [track, setTrack] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={track}>
        <TabList
          aria-label="Album tracks"
          onChange={(_event, next: number) => setTrack(next)}
          variant="scrollable"
          scrollButtons
          allowScrollButtonsMobile
          sx={{ '& .MuiTabs-scrollButtons.Mui-disabled': { opacity: 0.3 } }}
        >
          {tracks.map((name, index) => (
            <Tab key={name} value={index} label={name} />
          ))}
        </TabList>
        {tracks.map((name, index) => (
          <TabPanel key={name} value={index} tabIndex={0}>
            Track {index + 1}, “{name}”, mixed and approved.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
