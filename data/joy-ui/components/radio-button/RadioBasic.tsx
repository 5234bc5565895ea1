import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioBasic() {
  return (
    <FormControl>
      <FormLabel>Ticket</FormLabel>
      <RadioGroup name="ticket" defaultValue="day">
        <Radio value="single" label="Single ride" />
        <Radio value="day" label="Day pass" />
        <Radio value="week" label="Week pass" />
      </RadioGroup>
    </FormControl>
  );
}
