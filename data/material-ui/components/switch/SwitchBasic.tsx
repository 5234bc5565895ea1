import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchBasic() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Follow the sky" />
      <FormControlLabel control={<Switch />} label="Red light in the dome" />
      <FormControlLabel disabled control={<Switch />} label="Guide camera" />
    </FormGroup>
  );
}
