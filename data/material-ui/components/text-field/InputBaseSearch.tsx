import { useState, type FormEvent } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function InputBaseSearch() {
  const [query, setQuery] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Paper
        component="form"
        variant="outlined"
        onSubmit={handleSubmit}
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderRadius: 6,
          paddingInlineStart: 2,
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <InputBase
          fullWidth
          type="search"
          name="query"
          placeholder="Tomatoes for cool summers"
          inputProps={{ 'aria-label': 'Search varieties', enterKeyHint: 'search' }}
        />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 1 }}>
        {query && `Nobody lends “${query}” at the moment.`}
      </Typography>
    </Box>
  );
}
