import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowButton() {
  return (
    <Card sx={{ width: '100%', maxWidth: 280 }}>
      <CardContent>
        <Typography level="title-md">Season ticket</Typography>
        <Typography>All trams and ferries from May to September.</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg">Buy for €120</Button>
      </CardOverflow>
    </Card>
  );
}
