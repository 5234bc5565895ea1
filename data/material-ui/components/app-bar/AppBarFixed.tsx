import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const stops = ['Villach', 'Udine', 'Treviso', 'Mestre', 'Padua', 'Bologna', 'Florence', 'Rome'];

export default function AppBarFixed() {
  return (
    <>
      <AppBar component="div" color="default">
        <Toolbar>
          <Typography variant="h6" component="p" noWrap>
            Tonight’s stops
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stops.map((stop) => (
          <Typography key={stop} component="li" sx={{ p: 2 }}>
            {stop}
          </Typography>
        ))}
      </Box>
    </>
  );
}
