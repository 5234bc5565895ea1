import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const stalls = ['Apples', 'Basil', 'Chard', 'Dates', 'Endive', 'Figs', 'Garlic', 'Hops'];

export default function GridResponsiveColumns() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8, md: 16 }}
      spacing={{ xs: 1, md: 2 }}
      sx={{ width: '100%' }}
    >
      {stalls.map((stall) => (
        <Grid key={stall} size={{ xs: 2, md: 4 }}>
          <Sheet variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
            {stall}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
