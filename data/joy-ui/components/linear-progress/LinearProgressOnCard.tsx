import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressOnCard() {
  return (
    <Card variant="outlined" sx={{ width: 300 }}>
      <CardContent>
        <Typography level="title-md">Harbor map, 1839</Typography>
        <Typography level="body-sm">Stitching 16 tiles</Typography>
      </CardContent>
      <CardOverflow>
        <LinearProgress
          aria-label="Stitching"
          thickness={4}
          sx={{ mx: 'calc(-1 * var(--Card-padding))', borderRadius: 0 }}
        />
      </CardOverflow>
    </Card>
  );
}
