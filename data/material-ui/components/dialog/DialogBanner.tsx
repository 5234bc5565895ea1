import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogBanner() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Privacy settings
      </Button>
      <Slide
        in={open}
        direction="up"
        mountOnEnter
        unmountOnExit
        onEnter={(banner) => banner.focus({ preventScroll: true })}
      >
        <Paper
          role="dialog"
          aria-modal={false}
          aria-labelledby={titleId}
          tabIndex={-1}
          square
          elevation={8}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{ position: 'fixed', insetInline: 0, bottom: 0, p: 2 }}
        >
          <Typography id={titleId} component="h2" variant="subtitle1" gutterBottom>
            Save your last search on this device?
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button onClick={close}>Don’t save</Button>
            <Button onClick={close}>Save</Button>
          </Stack>
        </Paper>
      </Slide>
    </>
  );
}
