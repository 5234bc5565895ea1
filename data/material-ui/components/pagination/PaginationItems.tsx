import { useState } from 'react';
import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';

const letters = ['A–F', 'G–M', 'N–S', 'T–Z'];

export default function PaginationItems() {
  const [chosen, setChosen] = useState('A–F');

  return (
    <Box
      component="nav"
      aria-label="Birds by letter"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {letters.map((range) => (
        <PaginationItem
          key={range}
          type="page"
          page={range}
          shape="rounded"
          size="large"
          color="secondary"
          selected={range === chosen}
          disabled={range === 'N–S'}
          aria-current={range === chosen ? 'page' : undefined}
          onClick={() => setChosen(range)}
        />
      ))}
    </Box>
  );
}
