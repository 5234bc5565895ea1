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

export default function LegacyGridSpacing() {
  return (
    <Box sx={{ width: '100%', p: 2, border: '1px dashed', borderColor: 'text.secondary' }}>
      <Grid container spacing={3}>
        {['Fuel', 'Paint', 'Glass', 'Spares'].map((store) => (
          <Grid key={store} item xs={6} sm={3}>
            <Bay>{store}</Bay>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
