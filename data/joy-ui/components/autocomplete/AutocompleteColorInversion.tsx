import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';

export default function AutocompleteColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 320, boxSizing: 'border-box' }}
    >
      <FormControl>
        <FormLabel>Visitor evening</FormLabel>
        <Autocomplete options={['Friday', 'Saturday']} defaultValue="Friday" />
      </FormControl>
    </Sheet>
  );
}
