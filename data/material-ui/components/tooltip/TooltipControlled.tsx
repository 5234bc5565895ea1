import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipControlled() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Tooltip
        describeChild
        title="Opening takes 40 seconds"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="outlined">Open the roof</Button>
      </Tooltip>
      <Typography variant="body2">The tooltip is {open ? 'open' : 'closed'}.</Typography>
    </Stack>
  );
}
