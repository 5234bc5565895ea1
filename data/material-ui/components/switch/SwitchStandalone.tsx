import * as React from 'react';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchStandalone() {
  const id = React.useId();

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', maxWidth: 400, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Typography id={`${id}-name`}>Close when it rains</Typography>
        <Typography id={`${id}-help`} variant="body2" color="text.secondary">
          The dome closes by itself, and stays closed for half an hour.
        </Typography>
      </div>
      <Switch
        defaultChecked
        inputProps={{ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-help` }}
      />
    </Stack>
  );
}
