import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const orientations = ['horizontal', 'horizontal-reverse', 'vertical'] as const;

export default function CardActionsOrientation() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      {orientations.map((orientation) => (
        <Card key={orientation} size="sm">
          <Typography level="title-sm">{orientation}</Typography>
          <CardActions orientation={orientation} sx={{ justifyContent: 'flex-start' }}>
            <Button size="sm">Lend</Button>
            <Button size="sm" variant="outlined">
              Put on hold
            </Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
