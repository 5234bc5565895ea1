import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const berths = [
  { name: 'Berth 4', boat: 'Kittiwake', depth: '4.2 m' },
  { name: 'Berth 7', boat: 'Free', depth: '3.6 m' },
  { name: 'Berth 12', boat: 'Solveig', depth: '5.1 m' },
];

export default function ResponsiveBerths() {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {berths.map(({ name, boat, depth }) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
            <Paper
              variant="outlined"
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                justifyContent: 'space-between',
                gap: 1,
                p: { xs: 1, sm: 2 },
              }}
            >
              <Typography component="h2" variant="subtitle1">
                {name}
              </Typography>
              <Typography>{boat}</Typography>
              <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{depth}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
