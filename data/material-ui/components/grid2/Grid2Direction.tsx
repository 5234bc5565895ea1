import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
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
        <Bed>Gate, first in the source</Bed>
      </Grid>
      <Grid size={{ sm: 8 }}>
        <Bed>Meadow</Bed>
      </Grid>
    </Grid>
  );
}
