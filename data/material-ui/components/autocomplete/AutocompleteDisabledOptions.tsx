import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const HARPS = [
  { label: 'Lever harp', out: false },
  { label: 'Pedal harp, gilded (on loan)', out: true },
  { label: 'Pedal harp, maple', out: false },
  { label: 'Wire harp (on loan)', out: true },
];

export default function AutocompleteDisabledOptions() {
  return (
    <Autocomplete
      disabledItemsFocusable
      options={HARPS}
      getOptionDisabled={(harp) => harp.out}
      renderInput={(params) => <TextField {...params} label="Harp" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
