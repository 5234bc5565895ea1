import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const extras = ['Ski storage', 'Breakfast at six', 'Drying room'];

export default function CardCheckbox() {
  return (
    <Stack
      role="group"
      aria-label="Extras for the hut"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap' }}
    >
      {extras.map((extra, index) => (
        <Card key={extra} size="sm" variant="soft">
          <Checkbox
            overlay
            label={extra}
            defaultChecked={index === 0}
            slotProps={{ action: { sx: { textAlign: 'start' } } }}
          />
        </Card>
      ))}
    </Stack>
  );
}
