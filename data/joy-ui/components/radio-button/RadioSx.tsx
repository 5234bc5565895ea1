import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSx() {
  return (
    <RadioGroup
      aria-label="Screen at the stop"
      defaultValue="large"
      sx={{
        [`& .${radioClasses.root}.${radioClasses.checked}`]: { fontWeight: 'lg' },
      }}
    >
      <Radio value="standard" label="Standard text" />
      <Radio value="large" label="Large text" />
    </RadioGroup>
  );
}
