import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioHelperText() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Announcements</FormLabel>
      <FormHelperText>The language of the voice that calls out the stops.</FormHelperText>
      <RadioGroup defaultValue="local" sx={{ mt: 1 }}>
        <Radio value="local" label="Local language" />
        <Radio value="english" label="English" />
      </RadioGroup>
    </FormControl>
  );
}
