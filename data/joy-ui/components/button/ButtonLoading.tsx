import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonLoading() {
  const [state, setState] = React.useState<'idle' | 'busy' | 'done'>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (state === 'busy') {
      const timer = setTimeout(() => setState('done'), 2500);
      return () => clearTimeout(timer);
    }
    if (state === 'done' && document.activeElement === document.body) {
      buttonRef.current?.focus(); // Restore the focus that was lost while the button was disabled.
    }
    return undefined;
  }, [state]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        ref={buttonRef}
        loading={state === 'busy'}
        loadingIndicator={<CircularProgress aria-label="Loading" />}
        onClick={() => setState('busy')}
      >
        Bounce to disk
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {{ idle: '', busy: 'Bouncing…', done: 'mixdown-03.wav is ready.' }[state]}
      </Typography>
    </Stack>
  );
}
