import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const notes = [
  { crop: 'Tomatoes', text: 'Tie up every week. Pinch out the side shoots.' },
  { crop: 'Squash', text: 'One plant needs a square meter.' },
  {
    crop: 'Asparagus',
    text: 'Cut nothing in the first two years. Later, stop on 24 June so that the roots recover.',
  },
];

export default function Grid2EqualHeight() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {notes.map(({ crop, text }) => (
        <Grid key={crop} size={{ xs: 12, sm: 4 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent>
              <Typography gutterBottom>{crop}</Typography>
              <Typography variant="body2" color="text.secondary">
                {text}
              </Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
