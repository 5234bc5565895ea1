import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bay = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 0.5),
  textAlign: 'center',
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
}));

export default function LegacyGridAuto() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs>
          <Bay>Lift</Bay>
        </Grid>
        <Grid item xs={6}>
          <Bay>Inspection pit</Bay>
        </Grid>
        <Grid item xs>
          <Bay>Tires</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
