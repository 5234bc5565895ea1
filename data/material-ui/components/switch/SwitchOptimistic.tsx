import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const devices = ['Mirror fan', 'Dome slit'];

// A mock server that refuses to open the dome.
const save = (device: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(device !== 'Dome slit'), 1200);
  });

const toggle = (list: string[], device: string) =>
  list.includes(device) ? list.filter((other) => other !== device) : [...list, device];

export default function SwitchOptimistic() {
  const [on, setOn] = React.useState<string[]>([]);
  const [pending, setPending] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const handleChange = async (device: string) => {
    if (pending) return;
    setOn(toggle(on, device));
    setPending(true);
    setMessage('Saving…');
    const accepted = await save(device).catch(() => false);
    setPending(false);
    setMessage(accepted ? `${device}: saved.` : `${device}: not saved because it is raining.`);
    if (!accepted) setOn((list) => toggle(list, device));
  };

  return (
    <FormGroup>
      {devices.map((device) => (
        <FormControlLabel
          key={device}
          label={device}
          checked={on.includes(device)}
          onChange={() => handleChange(device)}
          control={<Switch />}
        />
      ))}
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </FormGroup>
  );
}
