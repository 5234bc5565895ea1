import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputBasic() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Seed variety</FormLabel>
      <Input placeholder="Amish Deer Tongue lettuce" />
    </FormControl>
  );
}
