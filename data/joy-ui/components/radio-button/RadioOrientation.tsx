import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioOrientation() {
  return (
    <FormControl>
      <FormLabel>Ride</FormLabel>
      <RadioGroup orientation="horizontal" defaultValue="return">
        <Radio value="one-way" label="One way" />
        <Radio value="return" label="Return" />
      </RadioGroup>
    </FormControl>
  );
}
