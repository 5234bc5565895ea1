import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridBasic() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Cell>Timeline</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>Mixer</Cell>
      </Grid>
      <Grid size={3}>
        <Cell>Takes</Cell>
      </Grid>
      <Grid size={9}>
        <Cell>Notes of the session</Cell>
      </Grid>
    </Grid>
  );
}
