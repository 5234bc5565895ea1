import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridAuto() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Cell>No. 3187</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>Oak bench, oiled</Cell>
      </Grid>
      <Grid size="auto">
        <Cell>€ 420</Cell>
      </Grid>
    </Grid>
  );
}
