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

export default function LegacyGridDirection() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2} direction={{ xs: 'row', sm: 'row-reverse' }}>
        <Grid item xs={6} sm={4}>
          <Bay>Exit, first in the code</Bay>
        </Grid>
        <Grid item xs={6} sm={4}>
          <Bay>Entrance</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
