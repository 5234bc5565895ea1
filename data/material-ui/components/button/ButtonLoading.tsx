import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = { idle: '', saving: 'Saving the route…', saved: 'Route saved.' };

export default function ButtonLoading() {
  const [state, setState] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // The loading button was disabled and lost focus.
    if (state === 'saved' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    if (state !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={buttonRef}
        variant="contained"
        loading={state === 'saving'}
        onClick={() => setState('saving')}
      >
        Save route
      </Button>
      <Typography role="status">{messages[state]}</Typography>
    </Stack>
  );
}
