import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardOrientation() {
  return (
    <Card orientation="horizontal" sx={{ width: '100%', maxWidth: 380 }}>
      <AspectRatio ratio="1" sx={{ width: 88, flexShrink: 0 }}>
        <img src="/images/material-ui/ridge-hut.svg" alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Ridge Hut</Typography>
        <Typography level="body-sm">2,140 m, 18 bunks</Typography>
        <Typography level="body-sm">The warden is in from June to October.</Typography>
      </CardContent>
    </Card>
  );
}
