import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchThumbIcon() {
  const [locked, setLocked] = React.useState(true);

  return (
    <FormControl orientation="horizontal" sx={{ gap: 2 }}>
      <FormLabel>Lock the door</FormLabel>
      <Switch
        size="lg"
        checked={locked}
        onChange={(event) => setLocked(event.target.checked)}
        slotProps={{ thumb: { children: locked ? <LockIcon /> : <LockOpenIcon /> } }}
        sx={{
          '--Switch-trackWidth': '52px',
          '--Switch-trackHeight': '30px',
          '--Switch-thumbSize': '24px',
        }}
      />
    </FormControl>
  );
}
