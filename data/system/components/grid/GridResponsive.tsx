import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridResponsive() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <Cell>Route map</Cell>
      </Grid>
      <Grid size={{ xs: 6, md: 3 }}>
        <Cell>Weather</Cell>
      </Grid>
      <Grid size={{ xs: 6, md: 3 }}>
        <Cell>Tides</Cell>
      </Grid>
      <Grid size={12}>
        <Cell>Logbook</Cell>
      </Grid>
    </Grid>
  );
}
