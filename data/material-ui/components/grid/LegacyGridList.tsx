import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const drivers = ['Adaeze', 'Bruno', 'Chandra', 'Dorota'];

export default function LegacyGridList() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container component="ul" aria-label="On duty" spacing={2} sx={{ p: 0, mb: 0 }}>
        {drivers.map((driver) => (
          <Grid key={driver} item component="li" xs={6} sm={3} sx={{ listStyle: 'none' }}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              {driver}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
