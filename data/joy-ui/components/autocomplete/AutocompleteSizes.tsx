import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;
const nights = ['New moon', 'First quarter', 'Full moon', 'Last quarter'];

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      {SIZES.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Moon phase, {size}</FormLabel>
          <Autocomplete options={nights} defaultValue="New moon" />
        </FormControl>
      ))}
    </Stack>
  );
}
