import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const CARDS = [
  { color: 'primary', title: 'Evening rate', text: 'From 18:00, a third off' },
  { color: 'success', title: 'Engineer included', text: 'On every booking over six hours' },
] as const;

export default function OverviewInversion() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {CARDS.map((card) => (
        <Card key={card.title} variant="solid" color={card.color} invertedColors>
          <Typography level="title-md">{card.title}</Typography>
          <Typography level="body-sm" textColor="text.primary">
            {card.text}
          </Typography>
          <Button variant="outlined" sx={{ mt: 1 }}>
            See times
          </Button>
        </Card>
      ))}
    </Stack>
  );
}
