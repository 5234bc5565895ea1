import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowImage() {
  return (
    <Card sx={{ width: '100%', maxWidth: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <img src="/images/material-ui/tide-station.svg" alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Tide station</Typography>
        <Typography level="body-sm">Measures the water level every six minutes</Typography>
      </CardContent>
    </Card>
  );
}
