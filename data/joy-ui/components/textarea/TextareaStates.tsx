import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaStates() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl required>
        <FormLabel>Contents</FormLabel>
        <Textarea defaultValue="Two books, a lunch box" />
      </FormControl>
      <FormControl>
        <FormLabel>Found by (read-only)</FormLabel>
        <Textarea readOnly defaultValue="Driver of tram 7" />
      </FormControl>
      <FormControl disabled>
        <FormLabel>Remarks of the owner</FormLabel>
        <Textarea placeholder="Available after the handover" />
      </FormControl>
      <FormControl error>
        <FormLabel>Reason for the delay</FormLabel>
        <Textarea error defaultValue="…" />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          Enter at least one sentence.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
