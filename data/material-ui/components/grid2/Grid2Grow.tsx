import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Grow() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Bed>Path</Bed>
      </Grid>
      <Grid size={4}>
        <Bed>Berries</Bed>
      </Grid>
      <Grid size="grow">
        <Bed>Path</Bed>
      </Grid>
    </Grid>
  );
}
