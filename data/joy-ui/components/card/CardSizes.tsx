import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CardSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'center' }}
    >
      <Card size="sm">
        <Typography level="title-sm">Small</Typography>
        10 pixels of padding
      </Card>
      <Card size="md">
        <Typography level="title-md">Medium</Typography>
        16 pixels of padding
      </Card>
      <Card size="lg">
        <Typography level="title-lg">Large</Typography>
        24 pixels of padding
      </Card>
    </Stack>
  );
}
