import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipControlled() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', pb: 1 }}>
      <Checkbox
        label="Show the tooltip"
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
      />
      <Tooltip
        describeChild
        placement="right"
        title="840 °C, rising"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="soft">Kiln 1</Button>
      </Tooltip>
    </Stack>
  );
}
