import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function PopperPlacement() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType | undefined>('right-start');
  const open = anchorEl !== null;
  const id = useId();

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(placements.find((name) => name === event.target.value))}
        slotProps={{ select: { native: true } }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        ultracrepidarian
      </Button>
      <Popper
        id={id}
        open={open}
        anchorEl={anchorEl}
        placement={placement}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 1, m: 0.5 }}>
          adjective
          <br />
          noun
        </Paper>
      </Popper>
    </Stack>
  );
}
