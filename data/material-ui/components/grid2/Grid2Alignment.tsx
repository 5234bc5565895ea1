import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Alignment() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', justifyContent: 'space-between', alignItems: 'flex-end' }}
    >
      <Grid size={{ xs: 4, sm: 3 }}>
        <Bed>Shed</Bed>
      </Grid>
      <Grid size={{ xs: 4, sm: 3 }} sx={{ alignSelf: 'center' }}>
        <Bed>Bench</Bed>
      </Grid>
      <Grid size={{ xs: 4, sm: 3 }}>
        <Bed sx={{ py: 6 }}>Hops</Bed>
      </Grid>
    </Grid>
  );
}
