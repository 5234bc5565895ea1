import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Cell sx={{ height: '100%', boxSizing: 'border-box' }}>Runner beans</Cell>
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Cell sx={{ height: '100%', boxSizing: 'border-box' }}>
          Sow after the last frost, two seeds to a hole, and keep the soil moist until the first
          pair of leaves has opened.
        </Cell>
      </Grid>
    </Grid>
  );
}
