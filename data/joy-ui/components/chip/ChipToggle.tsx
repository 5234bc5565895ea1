import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import * as React from 'react';
import Chip from '@mui/joy/Chip';

export default function ChipToggle() {
  const [open, setOpen] = React.useState(true);

  return (
    <Chip
      size="lg"
      variant={open ? 'solid' : 'outlined'}
      color={open ? 'success' : 'neutral'}
      startDecorator={open && <CheckRoundedIcon />}
      onClick={() => setOpen(!open)}
      slotProps={{ action: { 'aria-pressed': open } }}
    >
      Open now
    </Chip>
  );
}
