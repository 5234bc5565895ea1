import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchControlled() {
  const [misting, setMisting] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControl orientation="horizontal" sx={{ gap: 2 }}>
        <FormLabel>Misting</FormLabel>
        <Switch checked={misting} onChange={(event) => setMisting(event.target.checked)} />
      </FormControl>
      <Typography level="body-sm" role="status">
        {misting ? 'Next mist in 10 minutes' : 'Humidity isn’t controlled'}
      </Typography>
    </Stack>
  );
}
