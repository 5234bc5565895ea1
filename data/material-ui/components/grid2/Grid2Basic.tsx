import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
}));

export default function Grid2Basic() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Bed>Potatoes</Bed>
      </Grid>
      <Grid size={4}>
        <Bed>Leeks</Bed>
      </Grid>
      <Grid size={4}>
        <Bed>Chard</Bed>
      </Grid>
      <Grid size={8}>
        <Bed>Runner beans</Bed>
      </Grid>
    </Grid>
  );
}
