import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2TwoSpacings() {
  return (
    <Grid container rowSpacing={3} columnSpacing="2px" sx={{ width: '100%' }}>
      {['Peas', 'Peas', 'Peas', 'Carrots', 'Carrots', 'Carrots'].map((crop, index) => (
        <Grid key={index} size={4}>
          <Bed>{crop}</Bed>
        </Grid>
      ))}
    </Grid>
  );
}
