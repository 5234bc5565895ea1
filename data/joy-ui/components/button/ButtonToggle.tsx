import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonToggle() {
  const [solo, setSolo] = React.useState(true);
  const [muted, setMuted] = React.useState(false);

  return (
    <Stack direction="row" spacing={1.5}>
      <Button variant="soft" color="warning" aria-pressed={solo} onClick={() => setSolo(!solo)}>
        Solo
      </Button>
      <Button variant="soft" color="neutral" aria-pressed={muted} onClick={() => setMuted(!muted)}>
        Mute
      </Button>
    </Stack>
  );
}
