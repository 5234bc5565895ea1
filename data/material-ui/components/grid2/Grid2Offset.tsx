import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Offset() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={4} offset={4}>
        <Bed>Well</Bed>
      </Grid>
      <Grid size={5}>
        <Bed>Apple tree</Bed>
      </Grid>
      <Grid size={5} offset="auto">
        <Bed>Pear tree</Bed>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }} offset={{ xs: 0, md: 3 }}>
        <Bed>Hedge</Bed>
      </Grid>
    </Grid>
  );
}
