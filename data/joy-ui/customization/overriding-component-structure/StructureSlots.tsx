import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const PostcodeInput = styled('input')({
  width: '100%',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: '0.2em',
});

export default function StructureSlots() {
  return (
    <FormControl sx={{ maxWidth: 200 }}>
      <FormLabel>Postcode</FormLabel>
      <Input
        placeholder="12345"
        startDecorator="DE-"
        slots={{ input: PostcodeInput }}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 5 } }}
      />
    </FormControl>
  );
}
