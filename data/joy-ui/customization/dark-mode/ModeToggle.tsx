import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { useColorScheme } from '@mui/joy/styles';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ModeToggle() {
  const id = React.useId();
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  return (
    <FormControl>
      <FormLabel id={id}>Color mode</FormLabel>
      <ToggleButtonGroup
        aria-labelledby={id}
        value={mounted ? mode : null}
        onChange={(_event, next) => setMode(next ?? mode ?? 'system')}
      >
        <Button value="light">Light</Button>
        <Button value="system">System</Button>
        <Button value="dark">Dark</Button>
      </ToggleButtonGroup>
    </FormControl>
  );
}
