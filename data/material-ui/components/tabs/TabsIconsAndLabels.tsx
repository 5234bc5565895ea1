import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import GraphicEq from '@mui/icons-material/GraphicEq';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import PianoOutlined from '@mui/icons-material/PianoOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsIconsAndLabels() {
  const [room, setRoom] = useState('voice');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={room}>
        <TabList
          aria-label="Studio rooms"
          onChange={(_event, next: string) => setRoom(next)}
          variant="scrollable"
        >
          <Tab value="voice" icon={<MicNoneOutlined />} label="Voice booth" />
          <Tab value="hall" icon={<PianoOutlined />} label="Hall" />
          <Tab value="mix" icon={<GraphicEq />} label="Mixing" />
        </TabList>
        <TabPanel value="voice" tabIndex={0}>
          Free from 14:00. Two microphones are set up.
        </TabPanel>
        <TabPanel value="hall" tabIndex={0}>
          Booked all day by a string quartet.
        </TabPanel>
        <TabPanel value="mix" tabIndex={0}>
          Free until 11:30.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
