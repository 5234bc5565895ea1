import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const REPAIRS = [
  'Bow, new hair',
  'Cello, new bridge',
  'Cello bow, new hair',
  'Clarinet, new pads',
  'Double bass, open seam',
  'Horn, dented bell',
  'Viola, new bridge and strings',
];

/** Every word has to occur, in any order; options that begin with the first word come first. */
function filterByWords(options: string[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return options
    .filter((option) => words.every((word) => option.toLowerCase().includes(word)))
    .sort(
      (a, b) =>
        Number(b.toLowerCase().startsWith(first)) - Number(a.toLowerCase().startsWith(first)),
    );
}

export default function AutocompleteOwnFilter() {
  return (
    <Autocomplete
      options={REPAIRS}
      filterOptions={(options, { inputValue }) => filterByWords(options, inputValue)}
      renderInput={(params) => <TextField {...params} label="Repair" helperText="Try “new bow”" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
