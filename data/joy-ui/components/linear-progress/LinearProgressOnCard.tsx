import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressOnCard() {
  return (
    <Card variant="outlined" sx={{ width: 300, overflow: 'hidden' }}>
      <CardContent>
        <Typography level="title-md">Harbor map, 1839</Typography>
        <Typography level="body-sm">Stitching 16 tiles</Typography>
      </CardContent>
      <LinearProgress
        aria-label="Stitching"
        thickness={4}
        sx={{ position: 'absolute', insetInline: 0, bottom: 0, borderRadius: 0 }}
      />
    </Card>
  );
}
