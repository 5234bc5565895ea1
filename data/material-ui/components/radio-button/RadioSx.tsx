import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const rust = {
  color: '#d1662f',
  [`&.${radioClasses.checked}`]: { color: '#d1662f' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
};

export default function RadioSx() {
  return (
    <RadioGroup row aria-label="Bun glaze" defaultValue="egg">
      <FormControlLabel value="egg" control={<Radio sx={rust} />} label="Egg" />
      <FormControlLabel value="milk" control={<Radio sx={rust} />} label="Milk" />
    </RadioGroup>
  );
}
