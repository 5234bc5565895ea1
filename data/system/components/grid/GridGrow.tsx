import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridGrow() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Cell>From</Cell>
      </Grid>
      <Grid size={6}>
        <Cell>Subject</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>Date</Cell>
      </Grid>
    </Grid>
  );
}
