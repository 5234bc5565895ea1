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

export default function LegacyGridAlignment() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        spacing={2}
        sx={{ justifyContent: 'space-evenly', alignItems: 'center', minHeight: 140 }}
      >
        <Grid item xs="auto">
          <Bay>Clock</Bay>
        </Grid>
        <Grid item xs="auto">
          <Bay sx={{ py: 4 }}>Timetable</Bay>
        </Grid>
        <Grid item xs="auto" sx={{ alignSelf: 'flex-end' }}>
          <Bay>Bench</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
