import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Nested() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Bed sx={{ height: '100%' }}>Orchard</Bed>
      </Grid>
      <Grid container size={{ xs: 12, sm: 6 }}>
        <Grid size={6}>
          <Bed>Plot 1</Bed>
        </Grid>
        <Grid size={6}>
          <Bed>Plot 2</Bed>
        </Grid>
        <Grid size={12}>
          <Bed>Plot 3, double size</Bed>
        </Grid>
      </Grid>
    </Grid>
  );
}
