import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const EARLIER = ['clarinet reeds', 'cello mute', 'valve oil', 'violin shoulder rest'];

export default function AutocompleteSearchBar() {
  const [query, setQuery] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Autocomplete
        freeSolo
        disableClearable
        options={EARLIER}
        onChange={(_event, next) => setQuery(next)}
        slotProps={{
          listbox: { 'aria-label': 'Earlier searches', 'aria-labelledby': undefined },
        }}
        renderInput={({ InputProps, inputProps }) => (
          <Paper
            ref={InputProps.ref}
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 2,
              py: 0.5,
              borderRadius: 6,
              '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <SearchIcon color="action" />
            <InputBase
              fullWidth
              placeholder="Search the store"
              inputProps={{ ...inputProps, 'aria-label': 'Search the store' }}
            />
          </Paper>
        )}
      />
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {query ? `Searching for “${query}”` : 'Press Enter to search'}
      </Typography>
    </Box>
  );
}
