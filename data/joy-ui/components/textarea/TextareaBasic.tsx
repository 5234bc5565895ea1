import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaBasic() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>What did you lose?</FormLabel>
      <Textarea placeholder="A green umbrella with a wooden handle" minRows={3} />
    </FormControl>
  );
}
