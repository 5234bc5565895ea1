import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const SECTIONS = ['Strings', 'Woodwind', 'Brass', 'Percussion', 'Keyboard'];

export default function AutocompleteControlled() {
  const [section, setSection] = React.useState<string | null>('Brass');
  const [text, setText] = React.useState('Brass');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={SECTIONS}
        value={section}
        onChange={(_event, next) => setSection(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Section" />}
      />
      <Typography variant="body2" sx={{ mt: 2 }}>
        Chosen: {section ?? 'nothing'}
        <br />
        Typed: {text || 'nothing'}
      </Typography>
    </Box>
  );
}
