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

export default function LegacyGridNested() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item container xs={12} sm={8} spacing={1}>
          <Grid item xs={6}>
            <Bay>Bus 31</Bay>
          </Grid>
          <Grid item xs={6}>
            <Bay>Bus 44</Bay>
          </Grid>
          <Grid item xs={12}>
            <Bay>Articulated bus 60</Bay>
          </Grid>
        </Grid>
        <Grid item xs={12} sm={4}>
          <Bay>Dispatcher</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
