import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'default'] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row sx={{ maxWidth: 480 }}>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Checkbox color={color} defaultChecked />}
          label={`Gel in ${color}`}
        />
      ))}
    </FormGroup>
  );
}
