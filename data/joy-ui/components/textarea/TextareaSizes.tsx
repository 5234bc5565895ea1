import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl size="sm">
        <FormLabel>Tag</FormLabel>
        <Textarea defaultValue="Shelf 4, box 17" />
      </FormControl>
      <FormControl>
        <FormLabel>Description</FormLabel>
        <Textarea defaultValue="Leather gloves, brown, size 8" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Message to the owner</FormLabel>
        <Textarea defaultValue="Your gloves are at the desk." />
      </FormControl>
    </Stack>
  );
}
