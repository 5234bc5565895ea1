import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const STORE = [
  { id: 'VC-1', name: 'Cello', shelf: 'Room 2, stand 4' },
  { id: 'VC-2', name: 'Cello', shelf: 'Room 2, stand 5' },
  { id: 'VC-7', name: 'Cello, half size', shelf: 'Room 3, stand 1' },
  { id: 'VA-3', name: 'Viola', shelf: 'Room 2, rack B' },
];

// As it arrives from a server: equal to an option, yet another object.
const LOAN = { id: 'VC-2', name: 'Cello', shelf: 'Room 2, stand 5' };

export default function AutocompleteObjects() {
  return (
    <Autocomplete
      options={STORE}
      defaultValue={LOAN}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {option.name}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
              {option.id}, {option.shelf}
            </Box>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Instrument on loan" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
