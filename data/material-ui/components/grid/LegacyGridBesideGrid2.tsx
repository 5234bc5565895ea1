import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bay = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 0.5),
  textAlign: 'center',
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
}));

export default function LegacyGridBesideGrid2() {
  return (
    <Stack useFlexGap spacing={4} sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs={12} sm={4}>
          <Bay>Grid, 4 of 12</Bay>
        </Grid>
        <Grid item xs>
          <Bay>Grid, the rest</Bay>
        </Grid>
      </Grid>
      <Grid2 container spacing={2}>
        <Grid2 size={{ xs: 12, sm: 4 }}>
          <Bay>Grid2, 4 of 12</Bay>
        </Grid2>
        <Grid2 size="grow">
          <Bay>Grid2, the rest</Bay>
        </Grid2>
      </Grid2>
    </Stack>
  );
}
