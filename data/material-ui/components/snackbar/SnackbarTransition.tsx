import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const transitions = { Fade, Slide, Zoom };
type Name = keyof typeof transitions;

export default function SnackbarTransition() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<Name>('Slide');

  const show = (next: Name) => {
    setName(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['Fade', 'Slide', 'Zoom'] as const).map((next) => (
        <Button key={next} variant="outlined" onClick={() => show(next)}>
          {next}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        TransitionComponent={transitions[name]}
        transitionDuration={{ enter: 500, exit: 250 }}
        message="The cargo bike is back."
      />
    </Stack>
  );
}
