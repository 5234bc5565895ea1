import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const stalls = [
  { name: 'Honey', text: 'Lime, chestnut, and heather honey from eleven hives on the roof.' },
  { name: 'Knives', text: 'Sharpened while you wait.' },
  { name: 'Books', text: 'Used cookbooks and maps.' },
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {stalls.map(({ name, text }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }}>
          <Card size="sm" sx={{ height: '100%' }}>
            <Typography level="title-md">{name}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
