import TramIcon from '@mui/icons-material/Tram';
import TramOutlinedIcon from '@mui/icons-material/TramOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioIcons() {
  return (
    <RadioGroup aria-label="Line" defaultValue="4" sx={{ '--RadioGroup-gap': '1rem' }}>
      <Radio
        variant="plain"
        value="4"
        label="Line 4, Riverside"
        uncheckedIcon={<TramOutlinedIcon />}
        checkedIcon={<TramIcon />}
      />
      <Radio
        variant="plain"
        value="7"
        label="Line 7, University"
        uncheckedIcon={<TramOutlinedIcon />}
        checkedIcon={<TramIcon />}
      />
      <Radio
        variant="plain"
        color="success"
        value="any"
        label="Any line"
        uncheckedIcon={<RadioButtonUncheckedIcon />}
        checkedIcon={<TaskAltIcon />}
      />
    </RadioGroup>
  );
}
