import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AlbumIcon from '@mui/icons-material/Album';
import MicIcon from '@mui/icons-material/Mic';

const sessions = [
  'Drums',
  'Bass',
  'Piano',
  'Strings',
  'Brass',
  'Choir',
  'Lead vocal',
  'Mix',
  'Master',
];

export default function FramedConsole() {
  const [view, setView] = useState('sessions');

  return (
    <Box sx={{ py: 8 }}>
      <AppBar position="fixed" component="div" color="default">
        <Toolbar>
          <Typography component="div" variant="h6">
            {view === 'sessions' ? 'Sessions' : 'Records'}
          </Typography>
        </Toolbar>
      </AppBar>
      {sessions.map((session) => (
        <Typography key={session} sx={{ px: 2, py: 1.5 }}>
          {view === 'sessions' ? `Session: ${session}` : `Record: ${session}`}
        </Typography>
      ))}
      <Paper elevation={4} sx={{ position: 'fixed', bottom: 0, insetInline: 0 }}>
        <BottomNavigation showLabels value={view} onChange={(_event, value) => setView(value)}>
          <BottomNavigationAction label="Sessions" value="sessions" icon={<MicIcon />} />
          <BottomNavigationAction label="Records" value="records" icon={<AlbumIcon />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
