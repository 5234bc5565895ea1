import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: '100%', maxWidth: 400 }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <img src="/images/material-ui/ridge-hut.svg" alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Navigation by hand</Typography>
        <Typography level="body-sm">Two evenings with map and compass</Typography>
      </CardContent>
      <CardOverflow
        variant="soft"
        color="primary"
        sx={{ px: 0.5, writingMode: 'vertical-rl', fontSize: 'xs', textAlign: 'center' }}
      >
        Beginners
      </CardOverflow>
    </Card>
  );
}
