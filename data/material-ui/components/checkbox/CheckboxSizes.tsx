import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Checkbox size="medium" defaultChecked />} label="Medium" />
      <FormControlLabel control={<Checkbox size="large" defaultChecked />} label="Large" />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ '& .MuiSvgIcon-root': { fontSize: 44 } }} />}
        label="Custom size"
      />
    </FormGroup>
  );
}
