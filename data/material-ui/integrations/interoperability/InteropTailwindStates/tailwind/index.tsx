import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const checkboxClass =
  '[&.Mui-checked]:text-rose-700! dark:[&.Mui-checked]:text-rose-300! [&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:-outline-offset-2 [&.Mui-focusVisible]:outline-rose-700 dark:[&.Mui-focusVisible]:outline-rose-300';

export default function InteropTailwindStates() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox className={checkboxClass} defaultChecked />}
        label="Roses"
      />
      <FormControlLabel control={<Checkbox className={checkboxClass} />} label="Dahlias" />
    </FormGroup>
  );
}
