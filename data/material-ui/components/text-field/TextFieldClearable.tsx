import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function TextFieldClearable() {
  const [query, setQuery] = React.useState('purple kale');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const handleClear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <TextField
      label="Search the seed bank"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      inputRef={inputRef}
      slotProps={{
        input: {
          endAdornment: query !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label="Clear search" onClick={handleClear}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
