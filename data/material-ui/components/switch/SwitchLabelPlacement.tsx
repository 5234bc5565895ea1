import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabelPlacement() {
  return (
    <FormGroup row sx={{ gap: 1 }}>
      <FormControlLabel control={<Switch />} label="End" labelPlacement="end" />
      <FormControlLabel control={<Switch />} label="Start" labelPlacement="start" />
      <FormControlLabel control={<Switch />} label="Top" labelPlacement="top" />
      <FormControlLabel control={<Switch />} label="Bottom" labelPlacement="bottom" />
    </FormGroup>
  );
}
