import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridOffset() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 8, md: 5 }} offset={{ xs: 2, md: 0 }}>
        <Cell>Shifted by two on phones</Cell>
      </Grid>
      <Grid size={4} offset="auto">
        <Cell>At the end</Cell>
      </Grid>
      <Grid size={6} offset={3}>
        <Cell>In the middle</Cell>
      </Grid>
    </Grid>
  );
}
