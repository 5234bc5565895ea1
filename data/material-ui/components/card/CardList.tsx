import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const collections = [
  { name: 'Field edge', count: 42, image: '/images/material-ui/corn-poppy.svg' },
  { name: 'Deep shade', count: 17, image: '/images/material-ui/lady-fern.svg' },
  { name: 'Salt marsh', count: 9, image: '/images/material-ui/tide-station.svg' },
  { name: 'High meadow', count: 28, image: '/images/material-ui/ridge-hut.svg' },
];

export default function CardList() {
  return (
    <Box
      component="ul"
      aria-label="Collections"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {collections.map(({ name, count, image }) => (
        <Card key={name} component="li" variant="outlined">
          <CardMedia component="img" image={image} alt="" />
          <CardContent>
            <Typography>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {count} species
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
