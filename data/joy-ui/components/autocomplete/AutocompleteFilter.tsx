import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const stars = [
  { name: 'Betelgeuse', code: 'α Ori' },
  { name: 'Bellatrix', code: 'γ Ori' },
  { name: 'Rigel', code: 'β Ori' },
  { name: 'Deneb', code: 'α Cyg' },
];

const filterOptions = createFilterOptions<(typeof stars)[number]>({
  matchFrom: 'start',
  limit: 3,
  trim: true,
  stringify: ({ name, code }) => `${name} ${code}`,
});

export default function AutocompleteFilter() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Guide star</FormLabel>
      <Autocomplete
        options={stars}
        getOptionLabel={({ name, code }) => `${name} (${code})`}
        filterOptions={filterOptions}
      />
      <FormHelperText>Matches the start of the name, and shows three stars.</FormHelperText>
    </FormControl>
  );
}
