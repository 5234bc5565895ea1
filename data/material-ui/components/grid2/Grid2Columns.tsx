import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

const rota = [
  { who: 'Ines', days: 3 },
  { who: 'Malik', days: 2 },
  { who: 'Rest', days: 2 },
];

export default function Grid2Columns() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: '100%' }}>
      {rota.map(({ who, days }) => (
        <Grid key={who} size={days}>
          <Bed>
            {who}
            <br />
            {days} days
          </Bed>
        </Grid>
      ))}
    </Grid>
  );
}
