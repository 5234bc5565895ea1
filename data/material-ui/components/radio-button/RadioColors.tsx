import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'default'] as const;

export default function RadioColors() {
  return (
    <Stack>
      {colors.map((color) => (
        <RadioGroup key={color} row aria-label={`Oven in ${color}`} defaultValue="on">
          <FormControlLabel value="on" control={<Radio color={color} />} label={color} />
          <FormControlLabel value="off" control={<Radio color={color} />} label="off" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
