import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupVariant() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Seat heating</FormLabel>
      <RadioGroup variant="soft" color="warning" defaultValue="low" sx={{ p: 2 }}>
        <Radio color="neutral" value="off" label="Off" />
        <Radio color="neutral" value="low" label="Low" />
        <Radio color="neutral" value="high" label="High" />
      </RadioGroup>
    </FormControl>
  );
}
