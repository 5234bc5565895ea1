import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const devices = ['Mirror fan', 'Dome slit'];

// Stands in for the server, which refuses to open the dome.
const save = (device: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(device !== 'Dome slit'), 1200);
  });

const toggle = (list: string[], device: string) =>
  list.includes(device) ? list.filter((other) => other !== device) : [...list, device];

export default function SwitchOptimistic() {
  const [on, setOn] = React.useState<string[]>([]);
  const [pending, setPending] = React.useState('');
  const [message, setMessage] = React.useState('');

  const handleChange = (device: string) => {
    if (!pending) {
      setOn(toggle(on, device));
      setPending(device);
      setMessage('Saving…');
    }
  };

  React.useEffect(() => {
    if (!pending) {
      return undefined;
    }
    let current = true;
    const answer = async () => {
      const accepted = await save(pending);
      if (current) {
        setPending('');
        setMessage(accepted ? `${pending}: saved.` : `${pending}: refused, since it rains.`);
        setOn((list) => (accepted ? list : toggle(list, pending)));
      }
    };
    void answer();
    return () => {
      current = false;
    };
  }, [pending]);

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
