import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
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
