import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupSelectedStyle() {
  const [mode, setMode] = React.useState<string>('day');

  return (
    <ToggleButtonGroup
      variant="plain"
      spacing={0.5}
      aria-label="Range"
      value={mode}
      onChange={(_event, next) => setMode(next ?? mode)}
      sx={{
        p: 0.5,
        borderRadius: 'md',
        bgcolor: 'background.level2',
        '& button[aria-pressed="true"]': {
          color: 'text.primary',
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      <Button value="day">Day</Button>
      <Button value="week">Week</Button>
      <Button value="month">Month</Button>
    </ToggleButtonGroup>
  );
}
