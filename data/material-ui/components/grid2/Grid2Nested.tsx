import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
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
          <Bed>Plot 3, a double one</Bed>
        </Grid>
      </Grid>
    </Grid>
  );
}
