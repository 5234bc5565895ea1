import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const STANDS = ['Stand 1', 'Stand 2', 'Stand 3', 'Stand 4', 'Stand 5', 'Stand 6'];

export default function AutocompleteOpenOnFocus() {
  return (
    <Autocomplete
      openOnFocus
      blurOnSelect="touch"
      clearOnEscape
      options={STANDS}
      renderInput={(params) => <TextField {...params} label="Music stand" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
