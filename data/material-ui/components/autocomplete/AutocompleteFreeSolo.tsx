import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const COMPOSERS = ['Amy Beach', 'Béla Bartók', 'Clara Schumann', 'Ethel Smyth', 'Lili Boulanger'];

export default function AutocompleteFreeSolo() {
  const [composer, setComposer] = React.useState('');

  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      options={COMPOSERS}
      inputValue={composer}
      onInputChange={(_event, next) => setComposer(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Composer"
          helperText={
            composer === '' || COMPOSERS.includes(composer)
              ? 'Choose a name or write another one'
              : `${composer} is new to the library`
          }
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
