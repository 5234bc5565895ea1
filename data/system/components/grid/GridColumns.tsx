import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridColumns() {
  return (
    <Grid container columns={{ xs: 4, md: 10 }} spacing={1} sx={{ width: '100%' }}>
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Grid key={day} size={2}>
          <Cell>{day}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
