import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldBasic() {
  return (
    <FormControl required sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Name of the variety</FormLabel>
      <Input placeholder="Black Krim" />
      <FormHelperText>As printed on the seed packet.</FormHelperText>
    </FormControl>
  );
}
