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

export default function LegacyGridNestedColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2} columns={16}>
        <Grid item xs={8}>
          <Grid container spacing={2} columns={16}>
            <Grid item xs={8}>
              <Bay>Quarter</Bay>
            </Grid>
            <Grid item xs={8}>
              <Bay>Quarter</Bay>
            </Grid>
          </Grid>
        </Grid>
        <Grid item xs={8}>
          <Bay>Half</Bay>
        </Grid>
      </Grid>
    </Box>
  );
}
