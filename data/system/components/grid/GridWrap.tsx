import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridWrap() {
  return (
    <Grid container wrap="nowrap" spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Grid size="auto">
        <Cell>18:40</Cell>
      </Grid>
      <Grid size="grow">
        <Cell sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          Warden of Saddle Hut confirms four bunks for the second night
        </Cell>
      </Grid>
    </Grid>
  );
}
