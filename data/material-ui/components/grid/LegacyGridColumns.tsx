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

export default function LegacyGridColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container columns={5} spacing={1}>
        <Grid item xs={2}>
          <Bay>Two seats</Bay>
        </Grid>
        <Grid item xs={1}>
          <Bay>Aisle</Bay>
        </Grid>
        <Grid item xs={2}>
          <Bay>Two seats</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
