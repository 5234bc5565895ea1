import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
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
