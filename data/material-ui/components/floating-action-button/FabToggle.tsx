import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FabToggle() {
  const [recording, setRecording] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Fab
        color={recording ? 'error' : 'primary'}
        aria-label="Record the song"
        aria-pressed={recording}
        onClick={() => setRecording(!recording)}
      >
        {recording ? <StopIcon /> : <MicIcon />}
      </Fab>
      <Typography role="status">
        {recording ? 'Recording. Stand still.' : 'Not recording.'}
      </Typography>
    </Stack>
  );
}
