import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchDisabled() {
  return (
    <FormControl component="fieldset" variant="standard" disabled>
      <FormLabel component="legend" disabled={false}>
        Motors
      </FormLabel>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Dome" />
        <FormControlLabel control={<Switch />} label="Ladder" />
        <FormControlLabel disabled={false} control={<Switch />} label="Emergency stop" />
      </FormGroup>
      <FormHelperText disabled={false}>
        The motors are locked because someone is in the dome.
      </FormHelperText>
    </FormControl>
  );
}
