import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupDisabled() {
  const [kiln, setKiln] = React.useState<string>('electric');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup disabled aria-label="Kiln for the past week" value="gas">
        <Button value="electric">Electric</Button>
        <Button value="gas">Gas</Button>
        <Button value="wood">Wood</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Kiln for this week"
        value={kiln}
        onChange={(_event, next) => setKiln(next ?? kiln)}
      >
        <Button value="electric">Electric</Button>
        <Button value="gas">Gas</Button>
        <Button value="wood" disabled>
          Wood
        </Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
