import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
      <FormControlLabel control={<Switch defaultChecked size="small" />} label="Small" />
    </FormGroup>
  );
}
