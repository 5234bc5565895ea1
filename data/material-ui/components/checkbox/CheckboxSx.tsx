import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxSx() {
  return (
    <FormControlLabel
      control={
        <Checkbox
          defaultChecked
          sx={{
            borderRadius: 1,
            color: '#ab47bc',
            [`&.${checkboxClasses.checked}`]: { color: '#ab47bc' },
            '&.Mui-focusVisible': { outline: '2px solid' },
          }}
        />
      }
      label="Velvet seats in the royal box"
    />
  );
}
