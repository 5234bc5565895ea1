import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const domes = ['North dome', 'South dome', 'Solar tower', 'Radio dish'];

export default function AutocompleteControlled() {
  const [value, setValue] = React.useState<string | null>('South dome');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Instrument</FormLabel>
      <Autocomplete
        options={domes}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
      />
      <Typography level="body-sm" sx={{ mt: 1 }}>
        Value: {value ?? 'none'}
        <br />
        Text: {inputValue || 'empty'}
      </Typography>
    </FormControl>
  );
}
