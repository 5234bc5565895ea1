import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const trams = [
  { line: 'Line 1', route: 'Harbor to Hospital', every: 'Every 6 minutes' },
  { line: 'Line 2', route: 'Market to University', every: 'Every 10 minutes' },
  { line: 'Line 4', route: 'Market to Botanical garden', every: 'Every 12 minutes' },
];

export default function CardList() {
  return (
    <Box
      component="ul"
      aria-label="Tram lines"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        gap: 2,
        width: '100%',
        m: 0,
        p: 0,
      }}
    >
      {trams.map(({ line, route, every }) => (
        <Card key={line} component="li" size="sm">
          <CardContent>
            <Typography level="title-md">{line}</Typography>
            <Typography level="body-sm">{route}</Typography>
          </CardContent>
          <Typography level="body-xs">{every}</Typography>
        </Card>
      ))}
    </Box>
  );
}
