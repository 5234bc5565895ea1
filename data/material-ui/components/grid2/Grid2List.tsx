import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const tools = ['Spade', 'Rake', 'Hoe', 'Dibber', 'Wheelbarrow'];

export default function Grid2List() {
  return (
    <Grid
      component="ul"
      aria-label="Tools in the shed"
      container
      spacing={2}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {tools.map((tool) => (
        <Grid key={tool} component="li" size={{ xs: 6, sm: 4, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            {tool}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
