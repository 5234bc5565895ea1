import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PopoverForm() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('Car 12');
  const open = anchorEl !== null;
  const id = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('car')));
    setAnchorEl(null);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <span>{name}</span>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Rename
      </Button>
      <Popover
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        elevation={4}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rename the car' } }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
          <TextField autoFocus required size="small" name="car" label="Name" defaultValue={name} />
          <Button type="submit">Save</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
