import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxBasic() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Sound desk is on" />
      <FormControlLabel control={<Checkbox />} label="Curtain is closed" />
      <FormControlLabel disabled control={<Checkbox />} label="Audience is seated" />
    </FormGroup>
  );
}
