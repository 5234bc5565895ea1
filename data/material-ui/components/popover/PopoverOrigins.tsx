import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const vertical = ['top', 'center', 'bottom'] as const;
const horizontal = ['left', 'center', 'right'] as const;
const origins = vertical.flatMap((v) => horizontal.map((h) => ({ vertical: v, horizontal: h })));

interface OriginFieldProps {
  label: string;
  onChange: (origin: PopoverOrigin) => void;
  initial: number;
}

function OriginField({ label, onChange, initial }: OriginFieldProps) {
  return (
    <TextField
      label={label}
      size="small"
      defaultValue={initial}
      onChange={(event) => onChange(origins[Number(event.target.value)]!)}
      select
      slotProps={{ select: { native: true } }}
    >
      {origins.map((origin, index) => (
        <option key={index} value={index}>
          {origin.vertical} {origin.horizontal}
        </option>
      ))}
    </TextField>
  );
}

export default function PopoverOrigins() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [anchorOrigin, setAnchorOrigin] = useState<PopoverOrigin>(origins[7]!);
  const [transformOrigin, setTransformOrigin] = useState<PopoverOrigin>(origins[1]!);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <OriginField label="anchorOrigin" initial={7} onChange={setAnchorOrigin} />
        <OriginField label="transformOrigin" initial={1} onChange={setTransformOrigin} />
      </Stack>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Show the signal box
      </Button>
      <Popover
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={anchorOrigin}
        transformOrigin={transformOrigin}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Signal box', sx: { p: 2 } } }}
      >
        Sixteen levers
      </Popover>
    </Stack>
  );
}
