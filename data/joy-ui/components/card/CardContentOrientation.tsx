import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const readings = [
  ['Water', '11.4 °C'],
  ['Wind', '5 m/s'],
  ['Swell', '0.8 m'],
];

export default function CardContentOrientation() {
  return (
    <Card variant="soft" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-md">Tide station, 14:00</Typography>
      <CardContent orientation="horizontal" component="dl" sx={{ m: 0 }}>
        {readings.map(([name, value]) => (
          <div key={name} style={{ flex: 1 }}>
            <Typography component="dt" level="body-sm" textColor="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" level="title-sm" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </CardContent>
    </Card>
  );
}
