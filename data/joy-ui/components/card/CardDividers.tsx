import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardDividers() {
  return (
    <Card sx={{ width: '100%', maxWidth: 300 }}>
      <Typography level="title-md">Order 218</Typography>
      <Divider inset="none" />
      <Typography>Two country loaves, one seeded rye</Typography>
      <Typography level="body-sm">Ready at 7:30</Typography>
      <Divider />
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Change
        </Button>
        <Button>Pay</Button>
      </CardActions>
    </Card>
  );
}
