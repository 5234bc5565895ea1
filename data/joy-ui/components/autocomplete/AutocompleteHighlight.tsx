import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const moons = ['Callisto', 'Europa', 'Ganymede', 'Io', 'Titan', 'Triton'];

export default function AutocompleteHighlight() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>First match</FormLabel>
        <Autocomplete autoHighlight options={moons} />
        <FormHelperText>Type “ti” and press Enter.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Select on blur</FormLabel>
        <Autocomplete autoHighlight autoSelect options={moons} />
        <FormHelperText>Type “ga” and press Tab.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Inline completion</FormLabel>
        <Autocomplete autoComplete includeInputInList disableListWrap options={moons} />
        <FormHelperText>Type “tr” and press the down arrow.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
