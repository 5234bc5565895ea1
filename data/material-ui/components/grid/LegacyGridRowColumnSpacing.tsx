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

export default function LegacyGridRowColumnSpacing() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container rowSpacing={3} columnSpacing={0.5}>
        {['Early shift', 'Late shift', 'Night shift', 'Reserve'].map((shift) => (
          <Grid key={shift} item xs={6}>
            <Bay>{shift}</Bay>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
