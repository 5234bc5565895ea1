import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonPrevent() {
  const [layers, setLayers] = React.useState(['coast']);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Sea map layers"
        value={layers}
        onChange={(_event, next: string[]) => {
          setLayers(next);
          setMessage('');
        }}
      >
        <ToggleButton
          value="coast"
          onClick={(event) => {
            event.preventDefault();
            setMessage('The coast can’t be hidden.');
          }}
        >
          Coast
        </ToggleButton>
        <ToggleButton value="waves">Waves</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
