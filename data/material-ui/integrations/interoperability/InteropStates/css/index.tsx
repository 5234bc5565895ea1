import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import './styles.css';

export default function InteropStates() {
  return (
    <Stack>
      <FormControlLabel
        control={<Switch className="greenhouse-switch" defaultChecked />}
        label="Roof windows open"
      />
      <FormControlLabel
        control={<Switch className="greenhouse-switch" />}
        label="Water the seedlings"
      />
      <FormControlLabel
        disabled
        control={<Switch className="greenhouse-switch" />}
        label="Heating (off until October)"
      />
    </Stack>
  );
}
