import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';

export default function InputSearch() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('purple beans');

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <Input
      aria-label="Search the seed library"
      placeholder="Search the seed library"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      startDecorator={<SearchIcon />}
      endDecorator={
        query && (
          <IconButton variant="plain" aria-label="Clear search" onClick={clear}>
            <CloseIcon />
          </IconButton>
        )
      }
      slotProps={{ input: { ref: inputRef, enterKeyHint: 'search' } }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
