import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
}));

export default function Grid2Responsive() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {['Greenhouse', 'Compost', 'Tool shed', 'Rain barrels'].map((place) => (
        <Grid key={place} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Bed>{place}</Bed>
        </Grid>
      ))}
    </Grid>
  );
}
