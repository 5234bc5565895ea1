import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridDirection() {
  return (
    <Grid
      container
      direction={{ xs: 'column', sm: 'row-reverse' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Cell>First in the source</Cell>
      <Cell>Second</Cell>
      <Cell>Third</Cell>
    </Grid>
  );
}
