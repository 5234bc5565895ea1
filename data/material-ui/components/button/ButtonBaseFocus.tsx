import * as React from 'react';
import Button from '@mui/material/Button';
import { type ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonBaseFocus() {
  const beacon = React.useRef<ButtonBaseActions>(null);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => beacon.current?.focusVisible()}>
          Show me the beacon
        </Button>
        <Button
          action={beacon}
          variant="contained"
          onFocusVisible={() => setMessage('The beacon button shows its focus.')}
          onBlur={() => setMessage('')}
          sx={{ '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary' } }}
        >
          Activate beacon
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
