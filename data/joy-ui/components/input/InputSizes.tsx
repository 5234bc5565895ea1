import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl size="sm">
        <FormLabel>Small, 32 pixels high</FormLabel>
        <Input defaultValue="Base camp" />
      </FormControl>
      <FormControl>
        <FormLabel>Medium, 36 pixels high</FormLabel>
        <Input defaultValue="Glacier crossing" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Large, 44 pixels high</FormLabel>
        <Input defaultValue="Summit ridge" />
      </FormControl>
    </Stack>
  );
}
