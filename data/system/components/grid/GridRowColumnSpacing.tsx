import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={3} columnSpacing={{ xs: 1, sm: '2rem' }} sx={{ width: '100%' }}>
      {['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => (
        <Grid key={day} size={6}>
          <Cell>{day}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
