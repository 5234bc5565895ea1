import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const PLAYERS = [
  { label: 'Amara Nwosu', part: 'First' },
  { label: 'Jonas Lind', part: 'First' },
  { label: 'Mei Tanaka', part: 'First' },
  { label: 'Pau Ferrer', part: 'Second' },
  { label: 'Rosa Imhof', part: 'Second' },
];

export default function AutocompleteGroupHeadings() {
  const id = React.useId();

  return (
    <Autocomplete
      options={PLAYERS}
      groupBy={(player) => player.part}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <Box
            id={`${id}-${key}`}
            sx={{
              position: 'sticky',
              top: -8,
              zIndex: 1,
              px: 2,
              py: 1,
              // The background of the list, which is lighter than the page in dark mode.
              bgcolor: 'background.paper',
              backgroundImage: 'var(--Paper-overlay)',
              borderBottom: 1,
              borderColor: 'divider',
              fontWeight: 'bold',
            }}
          >
            {group} violins ({React.Children.count(children)})
          </Box>
          <Box component="ul" role="group" aria-labelledby={`${id}-${key}`} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Violinist" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
