import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function CardWithMedia() {
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardMedia
        component="img"
        image="/images/material-ui/corn-poppy.svg"
        alt="Two red poppies and a closed bud in a stubble field"
        height={180}
      />
      <CardContent>
        <Typography variant="h6" component="div">
          Corn poppy
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Papaver rhoeas, an annual of field edges. Flowers from May to July.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve packet</Button>
      </CardActions>
    </Card>
  );
}
