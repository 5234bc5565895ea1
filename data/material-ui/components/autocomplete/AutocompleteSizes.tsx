import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const REEDS = ['Strength 2', 'Strength 2½', 'Strength 3', 'Strength 3½', 'Strength 4'];

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        options={REEDS}
        renderInput={(params) => <TextField {...params} label="Outlined, medium" />}
      />
      <Autocomplete
        size="small"
        multiple
        options={REEDS}
        defaultValue={['Strength 3']}
        slotProps={{ listbox: { 'aria-multiselectable': true } }}
        renderInput={(params) => <TextField {...params} label="Outlined, small" />}
      />
      <Autocomplete
        size="small"
        options={REEDS}
        renderInput={(params) => <TextField {...params} variant="filled" label="Filled, small" />}
      />
      <Autocomplete
        size="small"
        options={REEDS}
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Standard, small" />
        )}
      />
    </Stack>
  );
}
