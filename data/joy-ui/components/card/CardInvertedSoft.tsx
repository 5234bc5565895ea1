import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function CardInvertedSoft() {
  return (
    <Card variant="soft" color="success" invertedColors sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-md">Seed drive</Typography>
        <Typography textColor="text.primary">312 of 400 packets returned</Typography>
      </CardContent>
      <LinearProgress
        determinate
        value={78}
        aria-label="Returned packets"
        sx={{ flex: 'none', my: 0.5 }}
      />
      <Divider />
      <Typography textColor="text.primary">The drive ends on November 30.</Typography>
    </Card>
  );
}
