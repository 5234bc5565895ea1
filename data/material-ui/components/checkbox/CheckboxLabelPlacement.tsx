import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabelPlacement() {
  return (
    <FormGroup row sx={{ gap: 1 }}>
      <FormControlLabel control={<Checkbox />} label="End" labelPlacement="end" />
      <FormControlLabel control={<Checkbox />} label="Start" labelPlacement="start" />
      <FormControlLabel control={<Checkbox />} label="Top" labelPlacement="top" />
      <FormControlLabel control={<Checkbox />} label="Bottom" labelPlacement="bottom" />
    </FormGroup>
  );
}
