import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardMedia() {
  return (
    <Card sx={{ width: '100%', maxWidth: 300 }}>
      <AspectRatio ratio="2">
        <img src="/images/material-ui/lady-fern.svg" alt="A lady fern frond in the shade" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Lady fern</Typography>
        <Typography level="body-sm">Spores collected at Mill Creek in August</Typography>
      </CardContent>
    </Card>
  );
}
