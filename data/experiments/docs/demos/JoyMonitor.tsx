import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function JoyMonitor() {
  const [on, setOn] = useState(true);

  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <FormControl orientation="horizontal" sx={{ gap: 2 }}>
        <FormLabel>Headphones in the booth</FormLabel>
        <Switch checked={on} onChange={(event) => setOn(event.target.checked)} />
      </FormControl>
      <Typography level="body-sm" role="status" textColor="text.secondary">
        {on ? 'The booth hears the mix' : 'The booth is silent'}
      </Typography>
    </Sheet>
  );
}
