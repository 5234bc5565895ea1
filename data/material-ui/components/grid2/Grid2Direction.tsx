import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Direction() {
  return (
    <Grid
      container
      direction={{ xs: 'column', sm: 'row-reverse' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Grid size={{ sm: 4 }}>
        <Bed>Gate, first in the code</Bed>
      </Grid>
      <Grid size={{ sm: 8 }}>
        <Bed>Meadow</Bed>
      </Grid>
    </Grid>
  );
}
