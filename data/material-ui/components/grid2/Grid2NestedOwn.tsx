import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2NestedOwn() {
  return (
    <Grid container spacing={4} sx={{ width: '100%' }}>
      <Grid container size={{ xs: 12, sm: 8 }} columns={5} spacing={0.5}>
        {['A', 'B', 'C', 'D', 'E'].map((row) => (
          <Grid key={row} size={1}>
            <Bed>{row}</Bed>
          </Grid>
        ))}
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Bed>Five seed trays</Bed>
      </Grid>
    </Grid>
  );
}
