import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InversionSkip() {
  return (
    <Sheet
      variant="solid"
      color="warning"
      invertedColors
      sx={{ p: 3, width: '100%', maxWidth: 440, borderRadius: 'lg' }}
    >
      <Stack useFlexGap spacing={2}>
        <Typography level="title-lg">Winter timetable</Typography>
        <Button color="danger">The color of the panel applies</Button>
        <Card data-skip-inverted-colors>
          <Typography>This card keeps its own colors.</Typography>
          <Button color="danger">Cancel the trip</Button>
        </Card>
      </Stack>
    </Sheet>
  );
}
