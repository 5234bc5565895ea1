import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import BakeryDiningOutlinedIcon from '@mui/icons-material/BakeryDiningOutlined';
import CakeIcon from '@mui/icons-material/Cake';
import CakeOutlinedIcon from '@mui/icons-material/CakeOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioIcons() {
  return (
    <RadioGroup row aria-label="Pastry" defaultValue="croissant">
      <FormControlLabel
        value="croissant"
        control={<Radio icon={<BakeryDiningOutlinedIcon />} checkedIcon={<BakeryDiningIcon />} />}
        label="Croissant"
      />
      <FormControlLabel
        value="cake"
        control={<Radio icon={<CakeOutlinedIcon />} checkedIcon={<CakeIcon />} />}
        label="Cake"
      />
    </RadioGroup>
  );
}
