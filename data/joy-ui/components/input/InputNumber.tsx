import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputNumber() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Sowing depth</FormLabel>
      <Input
        type="number"
        defaultValue={1.5}
        endDecorator="cm"
        slotProps={{ input: { min: 0.5, max: 6, step: 0.5, inputMode: 'decimal' } }}
      />
      <FormHelperText>From 0.5 to 6 centimeters, in half steps.</FormHelperText>
    </FormControl>
  );
}
