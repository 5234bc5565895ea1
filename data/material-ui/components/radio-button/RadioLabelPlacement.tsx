import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const crusts = ['Soft', 'Light', 'Dark', 'Very dark'];

export default function RadioLabelPlacement() {
  return (
    <RadioGroup row aria-label="Crust" defaultValue="Light">
      {crusts.map((crust) => (
        <FormControlLabel
          key={crust}
          value={crust}
          control={<Radio />}
          label={crust}
          labelPlacement="bottom"
          sx={{ mx: 1 }}
        />
      ))}
    </RadioGroup>
  );
}
