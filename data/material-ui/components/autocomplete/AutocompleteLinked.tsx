import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const FAMILIES: Record<string, string[]> = {
  Brass: ['French horn', 'Trombone', 'Trumpet', 'Tuba'],
  Strings: ['Cello', 'Double bass', 'Viola', 'Violin'],
  Woodwind: ['Bassoon', 'Clarinet', 'Flute', 'Oboe'],
};

export default function AutocompleteLinked() {
  const [family, setFamily] = React.useState<string | null>('Brass');
  const [instrument, setInstrument] = React.useState<string | null>('Tuba');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560, '& > *': { flex: 1 } }}
    >
      <Autocomplete
        options={Object.keys(FAMILIES)}
        value={family}
        onChange={(_event, next) => {
          setFamily(next);
          setInstrument(null);
        }}
        renderInput={(params) => <TextField {...params} label="Family" />}
      />
      <Autocomplete
        disabled={family === null}
        options={(family && FAMILIES[family]) || []}
        value={instrument}
        onChange={(_event, next) => setInstrument(next)}
        renderInput={(params) => <TextField {...params} label="Instrument" />}
      />
    </Stack>
  );
}
