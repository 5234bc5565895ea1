import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function InversionColors() {
  const [color, setColor] = React.useState<(typeof colors)[number]>('success');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="sm"
        variant="soft"
        aria-label="Color of the panel"
        value={color}
        onChange={(_event, value) => value && setColor(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {colors.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Sheet variant="solid" color={color} invertedColors sx={{ p: 3, borderRadius: 'lg' }}>
        <Typography level="h3" component="h4">
          Two islands, one day
        </Typography>
        <Typography textColor="text.primary" sx={{ my: 1 }}>
          The early ferry meets the last one at the lighthouse.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1}>
          <Button>Plan a trip</Button>
          <Button variant="outlined">Timetable</Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
