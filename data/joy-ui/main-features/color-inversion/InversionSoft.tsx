import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const piers = [
  { color: 'primary', name: 'Pier 1', text: 'Next departure 9:40' },
  { color: 'success', name: 'Pier 2', text: 'Boarding now' },
  { color: 'warning', name: 'Pier 3', text: 'Ten minutes late' },
] as const;

export default function InversionSoft() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} useFlexGap spacing={2} sx={{ width: '100%' }}>
      {piers.map(({ color, name, text }) => (
        <Card key={name} variant="soft" color={color} invertedColors sx={{ flex: 1 }}>
          <Typography level="title-lg">{name}</Typography>
          <Typography>{text}</Typography>
          <Button variant="outlined">Show the map</Button>
        </Card>
      ))}
    </Stack>
  );
}
