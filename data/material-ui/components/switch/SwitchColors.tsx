import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'default'] as const;

export default function SwitchColors() {
  return (
    <FormGroup row sx={{ maxWidth: 480 }}>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Switch color={color} defaultChecked />}
          label={`Lamp in ${color}`}
        />
      ))}
    </FormGroup>
  );
}
