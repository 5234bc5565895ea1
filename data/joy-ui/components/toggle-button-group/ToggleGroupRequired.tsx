import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const TEMPERATURES = { celsius: '1,240 °C', fahrenheit: '2,264 °F' };

export default function ToggleGroupRequired() {
  const [unit, setUnit] = React.useState<keyof typeof TEMPERATURES>('celsius');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Unit"
        value={unit}
        onChange={(_event, next) => {
          if (next) {
            setUnit(next);
          }
        }}
      >
        <Button value="celsius">Celsius</Button>
        <Button value="fahrenheit">Fahrenheit</Button>
      </ToggleButtonGroup>
      <Typography role="status">{TEMPERATURES[unit]}</Typography>
    </Stack>
  );
}
