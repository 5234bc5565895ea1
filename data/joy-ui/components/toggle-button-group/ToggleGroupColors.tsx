import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const COLORS = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function ToggleGroupColors() {
  const [days, setDays] = React.useState(['tue']);

  return (
    <Stack spacing={1.5}>
      {COLORS.map((color) => (
        <ToggleButtonGroup
          key={color}
          color={color}
          variant="soft"
          aria-label={`Open days, ${color}`}
          value={days}
          onChange={(_event, next) => setDays(next)}
        >
          <Button value="mon">Mon</Button>
          <Button value="tue">Tue</Button>
          <Button value="wed">Wed</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
