import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography variant="overline" color="text.secondary">
          Packet 118
        </Typography>
        <Typography variant="h5" component="div" gutterBottom>
          Corn poppy
        </Typography>
        <Typography variant="body2">
          Sow on bare soil in autumn. About 400 seeds, collected at Mill Lane in August.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve packet</Button>
        <Button size="small">Growing notes</Button>
      </CardActions>
    </Card>
  );
}
