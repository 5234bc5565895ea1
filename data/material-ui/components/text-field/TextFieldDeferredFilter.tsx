import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const SEEDS = ['bean', 'beet', 'borage', 'chard', 'dill', 'kale', 'leek', 'pea', 'radish'];
const LOTS = Array.from({ length: 1800 }, (_, index) => `${SEEDS[index % SEEDS.length]} ${index}`);

const Matches = React.memo(function Matches({ query }: { query: string }) {
  const found = LOTS.filter((lot) => lot.includes(query));
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1 }}>
      {found.length} lots{found.length > 0 && `, first: ${found[0]}`}
    </Typography>
  );
});

export default function TextFieldDeferredFilter() {
  const [query, setQuery] = React.useState('');
  const deferredQuery = React.useDeferredValue(query);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        fullWidth
        label="Filter lots"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Matches query={deferredQuery} />
    </Box>
  );
}
