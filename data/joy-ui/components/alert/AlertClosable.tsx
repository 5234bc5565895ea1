import { useRef, useState } from 'react';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function AlertClosable() {
  const [open, setOpen] = useState(true);
  const toggleRef = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    toggleRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      <Button
        ref={toggleRef}
        variant="outlined"
        color="neutral"
        onClick={() => setOpen(!open)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {open ? 'Hide the notice' : 'Show the notice'}
      </Button>
      {open && (
        <Alert
          color="danger"
          endDecorator={
            <IconButton variant="soft" color="danger" aria-label="Close" onClick={close}>
              <CloseRoundedIcon />
            </IconButton>
          }
        >
          No trams between Station and Harbor: a van is parked on the tracks.
        </Alert>
      )}
    </Stack>
  );
}
