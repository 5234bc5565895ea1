import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const KEYS = ['A minor', 'B flat major', 'C major', 'C minor', 'D major', 'E minor', 'G major'];

export default function AutocompleteAutoHighlight() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560, '& > *': { flex: 1 } }}
    >
      <Autocomplete
        autoHighlight
        options={KEYS}
        renderInput={(params) => (
          <TextField {...params} label="Key" helperText="Enter selects the first match" />
        )}
      />
      <Autocomplete
        autoHighlight
        autoSelect
        options={KEYS}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Key of the trio"
            helperText="Enter or Tab selects the first match"
          />
        )}
      />
    </Stack>
  );
}
