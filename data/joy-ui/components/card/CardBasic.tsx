import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardBasic() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg">Rye starter workshop</Typography>
        <Typography level="body-sm">Saturday at 9:00, four places left</Typography>
        <Typography>Mix your own starter and take it home in a jar.</Typography>
      </CardContent>
      <CardActions>
        <Button>Reserve a place</Button>
      </CardActions>
    </Card>
  );
}
