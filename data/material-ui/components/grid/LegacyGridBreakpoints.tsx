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

export default function LegacyGridBreakpoints() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {['Bay 1', 'Bay 2', 'Bay 3', 'Bay 4', 'Bay 5', 'Bay 6'].map((bay) => (
          <Grid key={bay} item xs={12} sm={6} md={4} lg={3} xl={2}>
            <Bay>{bay}</Bay>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
