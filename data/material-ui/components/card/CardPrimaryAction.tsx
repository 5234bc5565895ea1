import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function CardPrimaryAction() {
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardActionArea
        href="https://en.wikipedia.org/wiki/Athyrium"
        sx={{ '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -3 } }}
      >
        <CardMedia component="img" image="/images/material-ui/lady-fern.svg" alt="" height={140} />
        <CardContent>
          <Typography variant="h6" component="div">
            Lady fern
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          Spores, not seeds: surface-sow on damp peat-free compost and cover with glass.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve spores</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
