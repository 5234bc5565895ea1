import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const TEMPOS = ['Adagio', 'Allegretto', 'Allegro', 'Andante', 'Andantino', 'Moderato', 'Presto'];

export default function AutocompleteInlineCompletion() {
  return (
    <Autocomplete
      autoComplete
      includeInputInList
      options={TEMPOS}
      renderInput={(params) => (
        <TextField {...params} label="Tempo" helperText="Type “an” and press the down arrow." />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
