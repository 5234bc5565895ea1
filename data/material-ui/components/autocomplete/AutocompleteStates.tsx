import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const CLEFS = ['Alto clef', 'Bass clef', 'Tenor clef', 'Treble clef'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        disabled
        options={CLEFS}
        defaultValue="Alto clef"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        readOnly
        options={CLEFS}
        defaultValue="Bass clef"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        multiple
        readOnly
        options={CLEFS}
        defaultValue={['Bass clef', 'Tenor clef']}
        renderInput={(params) => <TextField {...params} label="Read-only, multiple values" />}
      />
    </Stack>
  );
}
