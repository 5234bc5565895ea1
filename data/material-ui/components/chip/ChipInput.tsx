import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

export default function ChipInput() {
  const groupRef = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState(['Smoky', 'Malty']);
  const [draft, setDraft] = useState('');

  const add = () => {
    const note = draft.trim();
    if (note && !notes.includes(note)) setNotes([...notes, note]);
    setDraft('');
  };

  const remove = (note: string) => {
    const index = notes.indexOf(note);
    const chips = groupRef.current?.querySelectorAll<HTMLElement>('[role="button"]');
    const neighbor = chips?.[index + 1] ?? chips?.[index - 1] ?? groupRef.current;
    neighbor?.focus();
    setNotes(notes.filter((other) => other !== note));
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
      <Box
        ref={groupRef}
        role="group"
        tabIndex={-1}
        aria-label="Notes"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32 }}
      >
        {notes.map((note) => (
          <Chip key={note} label={note} aria-keyshortcuts="Delete" onDelete={() => remove(note)} />
        ))}
      </Box>
    </Box>
  );
}
