import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardInvertedSolid() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg">The night tram runs again</Typography>
        <Typography textColor="text.primary">
          Lines 2 and 4, every 30 minutes until dawn, from Friday.
        </Typography>
      </CardContent>
      <CardActions>
        <Button>See the timetable</Button>
        <Button variant="plain">Not now</Button>
      </CardActions>
    </Card>
  );
}
