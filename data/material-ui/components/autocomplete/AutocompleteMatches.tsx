import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const WORKS = [
  'Danse macabre',
  'Élégie for cello',
  'Fanfare for the common man',
  'Finlandia',
  'Night on Bald Mountain',
  'Pavane for a dead princess',
];

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Splits the label before and after the first match, ignoring case and accents like the filter. */
function splitAtMatch(label: string, query: string) {
  const start = query ? fold(label).indexOf(fold(query)) : -1;
  const end = start + query.length;
  return start < 0
    ? [label, '', '']
    : [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

export default function AutocompleteMatches() {
  return (
    <Autocomplete
      options={WORKS}
      renderOption={({ key, ...props }, work, { inputValue }) => {
        const [before, match, after] = splitAtMatch(work, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              {match && (
                <Box
                  component="mark"
                  sx={{ bgcolor: 'transparent', color: 'inherit', fontWeight: 'bold' }}
                >
                  {match}
                </Box>
              )}
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Work" placeholder="Try “eleg”" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
