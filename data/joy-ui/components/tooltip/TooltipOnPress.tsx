import { useState } from 'react';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipOnPress() {
  const [open, setOpen] = useState(false);

  return (
    <Tooltip
      describeChild
      disableFocusListener
      disableHoverListener
      disableTouchListener
      title="Bisque: 960 °C. Glaze: 1240 °C."
      open={open}
      onClose={() => setOpen(false)}
    >
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
      >
        Temperatures
      </Button>
    </Tooltip>
  );
}
