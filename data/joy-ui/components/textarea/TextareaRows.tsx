import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Grows without a limit</FormLabel>
        <Textarea minRows={2} placeholder="Press Enter a few times" />
      </FormControl>
      <FormControl>
        <FormLabel>Grows from two to four rows</FormLabel>
        <Textarea minRows={2} maxRows={4} placeholder="Press Enter a few times" />
      </FormControl>
      <FormControl>
        <FormLabel>Always three rows</FormLabel>
        <Textarea minRows={3} maxRows={3} placeholder="Press Enter a few times" />
      </FormControl>
    </Stack>
  );
}
