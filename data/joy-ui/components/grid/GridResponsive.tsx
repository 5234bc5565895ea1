import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridResponsive() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {['Fish', 'Flowers', 'Spices', 'Wine'].map((stall) => (
        <Grid key={stall} size={{ xs: 12, sm: 6, md: 3 }}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {stall}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
