import * as React from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupLoading() {
  const [state, setState] = React.useState<'open' | 'sending' | 'sent'>('open');
  const sendButton = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // The loading button was disabled and lost focus.
    if (state === 'sent' && document.activeElement === document.body) {
      sendButton.current?.focus();
    }
    if (state !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setState('sent'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup disabled={state === 'sending'} aria-label="Today’s harbor log">
        <Button
          ref={sendButton}
          loading={state === 'sending'}
          loadingPosition="start"
          startIcon={<CloudUploadIcon />}
          onClick={() => setState('sending')}
        >
          Send log
        </Button>
        <Button onClick={() => setState('open')}>Edit</Button>
      </ButtonGroup>
      <Typography role="status">{state === 'sent' && 'The log has been sent.'}</Typography>
    </Stack>
  );
}
