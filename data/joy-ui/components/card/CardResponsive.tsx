import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardResponsive() {
  return (
    <Card sx={{ width: '100%', maxWidth: 520, flexDirection: { xs: 'column', sm: 'row' } }}>
      <AspectRatio ratio="16/9" sx={{ width: { sm: 200 }, flexShrink: 0 }}>
        <img src="/images/material-ui/tide-station.svg" alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-lg">Coast path, stage 3</Typography>
        <Typography>
          Fourteen kilometers along the cliffs, with one ferry across the inlet.
        </Typography>
      </CardContent>
    </Card>
  );
}
