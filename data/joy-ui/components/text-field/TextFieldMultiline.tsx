import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextFieldMultiline() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Growing notes</FormLabel>
      <Textarea minRows={3} defaultValue="Sown indoors in March, under glass." />
      <FormHelperText>The next borrower reads these notes.</FormHelperText>
    </FormControl>
  );
}
