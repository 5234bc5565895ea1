import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardOverflowFooter() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-md">Tram 4 to the botanical garden</Typography>
      <Typography>Every 12 minutes from Market Square, stop B.</Typography>
      <CardOverflow variant="soft" color="primary">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm" textColor="inherit">
            First 5:10
          </Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm" textColor="inherit">
            Last 0:34
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
