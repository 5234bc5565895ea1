import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const cameras = ['CCD, cooled', 'CMOS, color', 'CMOS, mono'];

export default function AutocompleteClearing() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Can’t be empty</FormLabel>
        <Autocomplete disableClearable options={cameras} defaultValue="CMOS, mono" />
      </FormControl>
      <FormControl>
        <FormLabel>Escape clears the value</FormLabel>
        <Autocomplete clearOnEscape options={cameras} defaultValue="CCD, cooled" />
      </FormControl>
      <FormControl>
        <FormLabel>Keeps unfinished text</FormLabel>
        <Autocomplete clearOnBlur={false} options={cameras} />
      </FormControl>
    </Stack>
  );
}
