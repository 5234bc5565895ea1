import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonDisabled() {
  const hintId = React.useId();
  const [briefed, setBriefed] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const brief = (event: React.ChangeEvent<HTMLInputElement>) => {
    setBriefed(event.target.checked);
    setMessage('');
  };

  const depart = () => {
    setMessage(briefed ? 'Departure logged.' : 'Tick the safety briefing first.');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Checkbox checked={briefed} onChange={brief} />}
        label="Everyone has had the safety briefing"
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!briefed} onClick={depart}>
          Disabled
        </Button>
        <Button
          variant="contained"
          aria-disabled={!briefed}
          aria-describedby={hintId}
          disableElevation
          onClick={depart}
          sx={{
            '&[aria-disabled="true"]': {
              color: 'action.disabled',
              bgcolor: 'action.disabledBackground',
            },
          }}
        >
          Unavailable, but reachable
        </Button>
      </Stack>
      <Typography id={hintId} variant="body2">
        Departure needs a completed safety briefing.
      </Typography>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
