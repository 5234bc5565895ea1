import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2ResponsiveContainer() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 4, lg: 6 }}
      spacing={{ xs: 1, md: 3 }}
      sx={{ width: '100%' }}
    >
      {['Mint', 'Sage', 'Thyme', 'Chives', 'Lovage', 'Borage'].map((herb) => (
        <Grid key={herb} size={1}>
          <Bed>{herb}</Bed>
        </Grid>
      ))}
    </Grid>
  );
}
