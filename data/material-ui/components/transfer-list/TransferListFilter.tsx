import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';

const BIRDS = [
  'Avocet',
  'Bearded reedling',
  'Bittern',
  'Black-tailed godwit',
  'Common crane',
  'Curlew',
  'Marsh harrier',
  'Sand martin',
  'Sedge warbler',
];

export default function TransferListFilter() {
  const chips = React.useRef<HTMLUListElement>(null);
  const [query, setQuery] = React.useState('');
  const [chosen, setChosen] = React.useState(['Bittern', 'Curlew']);
  const found = BIRDS.filter((bird) => bird.toLowerCase().includes(query.toLowerCase()));
  const drop = (bird: string) => setChosen(chosen.filter((other) => other !== bird));

  const dropChip = (bird: string) => {
    const index = chosen.indexOf(bird);
    const all = chips.current?.querySelectorAll<HTMLElement>('[role="button"]');
    const neighbor = all?.[index + 1] ?? all?.[index - 1] ?? chips.current;
    neighbor?.focus();
    drop(bird);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        fullWidth
        size="small"
        label="Filter birds"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <List dense aria-label="Birds" sx={{ height: 200, overflow: 'auto' }}>
        {found.map((bird) => (
          <ListItem key={bird} disablePadding sx={{ px: 1.5 }}>
            <FormControlLabel
              label={bird}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(bird)}
                  onChange={(_event, on) => (on ? setChosen([...chosen, bird]) : drop(bird))}
                />
              }
            />
          </ListItem>
        ))}
        {found.length === 0 && <ListItem>No matching birds</ListItem>}
      </List>
      <Box
        ref={chips}
        component="ul"
        tabIndex={-1}
        aria-label="Counted this year"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          minHeight: 32,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {chosen.map((bird) => (
          <li key={bird}>
            <Chip label={bird} aria-keyshortcuts="Delete" onDelete={() => dropChip(bird)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
