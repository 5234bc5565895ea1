import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const HALLS = ['Chamber hall', 'Great hall', 'Organ loft', 'Rehearsal room 1', 'Rehearsal room 2'];

export default function AutocompleteAlwaysSet() {
  const [hall, setHall] = React.useState('Great hall');

  return (
    <Autocomplete
      disableClearable
      options={HALLS}
      value={hall}
      onChange={(_event, next) => setHall(next)}
      renderInput={(params) => <TextField {...params} label="Hall" helperText={`In ${hall}`} />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
