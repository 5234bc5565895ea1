import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const LANGUAGES = ['Czech', 'English', 'French', 'German', 'Italian', 'Latin', 'Spanish'];

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={LANGUAGES}
      defaultValue={['French', 'Latin']}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderInput={(params) => <TextField {...params} label="Program languages" />}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
