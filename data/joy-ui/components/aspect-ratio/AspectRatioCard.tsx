import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function AspectRatioCard() {
  return (
    <Card sx={{ width: 280, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src="/images/material-ui/ridge-hut.svg" alt="The ridge hut in the snow" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Plate 11</Typography>
        <Typography level="body-sm">Silver gelatin print, 1931</Typography>
      </CardContent>
    </Card>
  );
}
