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

export default function LegacyGridResponsiveValues() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={{ xs: 1, md: 3 }} columns={{ xs: 2, sm: 4, lg: 8 }}>
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Feast'].map((day) => (
          <Grid key={day} item xs={1}>
            <Bay>{day}</Bay>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
