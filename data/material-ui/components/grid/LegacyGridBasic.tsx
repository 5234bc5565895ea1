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

export default function LegacyGridBasic() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs={6}>
          <Bay>Night bus</Bay>
        </Grid>
        <Grid item xs={6}>
          <Bay>Airport bus</Bay>
        </Grid>
        <Grid item xs={12}>
          <Bay>Bus wash</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
