import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardVariables() {
  return (
    <Card sx={{ '--Card-padding': '2rem', '--Card-radius': '2rem', width: '100%', maxWidth: 320 }}>
      <CardOverflow variant="soft" color="warning" sx={{ py: 1.5 }}>
        Bake sale
      </CardOverflow>
      <Typography>All rolls at half price from 17:00.</Typography>
      <CardActions>
        <Button>Show the rolls</Button>
      </CardActions>
    </Card>
  );
}
