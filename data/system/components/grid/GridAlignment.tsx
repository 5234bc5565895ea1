import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridAlignment() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Grid size={4}>
        <Cell>Centered on the tallest</Cell>
      </Grid>
      <Grid size={4}>
        <Cell sx={{ minHeight: 90 }}>The tallest of the three</Cell>
      </Grid>
      <Grid size={3} sx={{ alignSelf: 'flex-end' }}>
        <Cell>At the foot</Cell>
      </Grid>
    </Grid>
  );
}
