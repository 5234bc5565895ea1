import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { notes } from './notes';

export default function MasonryAdd() {
  const [count, setCount] = useState(4);

  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Button
        aria-disabled={count === notes.length}
        onClick={() => setCount(Math.min(count + 1, notes.length))}
        sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
      >
        Add a note
      </Button>
      <Masonry
        role="list"
        aria-label="Hive notes"
        columns={{ xs: 1, sm: 3 }}
        sequential
        defaultColumns={3}
        defaultHeight={240}
        defaultSpacing={1}
      >
        {notes.slice(0, count).map(({ hive, text }) => (
          <Paper key={hive} role="listitem" variant="outlined" sx={{ p: 1.5 }}>
            <strong>{hive}</strong>
            <br />
            {text}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
