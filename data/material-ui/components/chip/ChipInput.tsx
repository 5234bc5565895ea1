import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

export default function ChipInput() {
  const [notes, setNotes] = useState(['Smoky', 'Malty']);
  const [draft, setDraft] = useState('');

  const add = () => {
    const note = draft.trim();
    if (note && !notes.includes(note)) setNotes([...notes, note]);
    setDraft('');
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 360 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          size="small"
          fullWidth
          label="Tasting note"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit">Add</Button>
      </Box>
      <Box role="group" aria-label="Notes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {notes.map((note) => (
          <Chip
            key={note}
            label={note}
            aria-keyshortcuts="Delete"
            onDelete={() => setNotes(notes.filter((other) => other !== note))}
          />
        ))}
      </Box>
    </Box>
  );
}
