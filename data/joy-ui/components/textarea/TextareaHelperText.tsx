import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaHelperText() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Where did you sit?</FormLabel>
      <Textarea minRows={2} />
      <FormHelperText>Line, direction, and carriage, as far as you remember.</FormHelperText>
    </FormControl>
  );
}
