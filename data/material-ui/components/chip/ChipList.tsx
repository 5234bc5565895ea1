import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export default function ChipList() {
  const listRef = useRef<HTMLUListElement>(null);
  const [blend, setBlend] = useState(['Assam', 'Bergamot', 'Cornflower', 'Orange peel']);

  const remove = (name: string) => {
    const index = blend.indexOf(name);
    const chips = listRef.current?.querySelectorAll<HTMLElement>('[role="button"]');
    const neighbor = chips?.[index + 1] ?? chips?.[index - 1] ?? listRef.current;
    neighbor?.focus();
    setBlend(blend.filter((other) => other !== name));
  };

  return (
    <Box
      ref={listRef}
      component="ul"
      tabIndex={-1}
      aria-label="Blend no. 12"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        minHeight: 32,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {blend.map((name) => (
        <li key={name}>
          <Chip label={name} aria-keyshortcuts="Delete" onDelete={() => remove(name)} />
        </li>
      ))}
    </Box>
  );
}
