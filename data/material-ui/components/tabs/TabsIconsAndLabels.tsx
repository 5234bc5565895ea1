import { useId, useState } from 'react';
import GraphicEq from '@mui/icons-material/GraphicEq';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import PianoOutlined from '@mui/icons-material/PianoOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  voice: 'The booth is available from 2:00 p.m.',
  hall: 'The hall is booked all day.',
  mix: 'The room is available until 11:30 a.m.',
};

export default function TabsIconsAndLabels() {
  const [room, setRoom] = useState('voice');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={room}
        aria-label="Studio rooms"
        onChange={(_event, next: string) => setRoom(next)}
        variant="scrollable"
      >
        <Tab
          value="voice"
          id={`${id}-voice`}
          aria-controls={`${id}-panel`}
          icon={<MicNoneOutlined />}
          label="Voice booth"
        />
        <Tab
          value="hall"
          id={`${id}-hall`}
          aria-controls={`${id}-panel`}
          icon={<PianoOutlined />}
          label="Hall"
        />
        <Tab
          value="mix"
          id={`${id}-mix`}
          aria-controls={`${id}-panel`}
          icon={<GraphicEq />}
          label="Mixing"
        />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${room}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[room]}
      </Box>
    </Box>
  );
}
