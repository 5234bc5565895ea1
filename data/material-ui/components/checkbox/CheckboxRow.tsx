import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

export default function CheckboxRow() {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">Rehearsal days</FormLabel>
      <FormGroup row>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => (
          <FormControlLabel key={day} control={<Checkbox />} label={day} />
        ))}
      </FormGroup>
    </FormControl>
  );
}
