import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BackgroundGradient() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography sx={{ fontWeight: 'medium' }}>Harbor Quartet</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Four microphones, one room, two evenings
        </Typography>
      </CardContent>
    </Card>
  );
}
