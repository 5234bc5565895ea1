import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridList() {
  return (
    <Grid
      component="ul"
      aria-label="Rooms of the studio"
      container
      spacing={2}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {['Live room', 'Control room', 'Vocal booth', 'Echo chamber'].map((room) => (
        <Grid component="li" key={room} size={{ xs: 6, sm: 3 }}>
          <Cell>{room}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
