import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const INSTRUMENTS = [
  { label: 'Violin', family: 'Strings' },
  { label: 'Oboe', family: 'Woodwind' },
  { label: 'Viola', family: 'Strings' },
  { label: 'Tuba', family: 'Brass' },
  { label: 'Bassoon', family: 'Woodwind' },
  { label: 'Trombone', family: 'Brass' },
].sort((a, b) => a.family.localeCompare(b.family) || a.label.localeCompare(b.label));

export default function AutocompleteGrouped() {
  return (
    <Autocomplete
      options={INSTRUMENTS}
      groupBy={(instrument) => instrument.family}
      renderInput={(params) => <TextField {...params} label="Instrument by family" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
