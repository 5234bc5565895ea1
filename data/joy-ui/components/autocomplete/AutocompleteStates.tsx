import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const observers = ['Ada', 'Mina', 'Tomas'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl required>
        <FormLabel>Observer</FormLabel>
        <Autocomplete options={observers} />
      </FormControl>
      <FormControl disabled>
        <FormLabel>Assistant (assigned later)</FormLabel>
        <Autocomplete options={observers} />
      </FormControl>
      <FormControl>
        <FormLabel>Night manager (read-only)</FormLabel>
        <Autocomplete readOnly options={observers} defaultValue="Mina" />
      </FormControl>
    </Stack>
  );
}
