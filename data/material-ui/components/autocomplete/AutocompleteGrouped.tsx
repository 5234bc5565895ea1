import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
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
  const id = useId();

  return (
    <Autocomplete
      options={INSTRUMENTS}
      groupBy={(instrument) => instrument.family}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" id={`${id}-${key}`}>
            {group}
          </ListSubheader>
          <ul role="group" aria-labelledby={`${id}-${key}`} style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Instrument by family" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
