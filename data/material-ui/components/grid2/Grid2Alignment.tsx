import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
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
