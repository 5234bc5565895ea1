import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const INSTRUMENTS = [
  'Bassoon',
  'Cello',
  'Clarinet',
  'Double bass',
  'Flute',
  'French horn',
  'Oboe',
  'Timpani',
  'Trumpet',
  'Viola',
  'Violin',
];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      options={INSTRUMENTS}
      renderInput={(params) => <TextField {...params} label="Instrument" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
