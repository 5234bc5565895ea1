import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtonLoading() {
  const labelId = React.useId();
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [state, setState] = React.useState<'idle' | 'loading' | 'loaded'>('idle');

  React.useEffect(() => {
    // The loading button was disabled and lost focus.
    if (state === 'loaded' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    if (state !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => setState('loaded'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id={labelId}>Download avalanche bulletin</Typography>
      <IconButton
        ref={buttonRef}
        aria-labelledby={labelId}
        loading={state === 'loading'}
        loadingIndicator={<CircularProgress aria-labelledby={labelId} color="primary" size={22} />}
        onClick={() => setState('loading')}
      >
        <DownloadIcon />
      </IconButton>
    </Stack>
  );
}
