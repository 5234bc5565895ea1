import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function ClickAwayEdit() {
  const [title, setTitle] = useState('Plum cake, second attempt');
  const [draft, setDraft] = useState<string | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);

  const stop = (next: string, withKeyboard: boolean) => {
    setTitle(next.trim() || title);
    setDraft(null);
    setByKeyboard(withKeyboard);
  };

  if (draft === null) {
    return (
      <Button autoFocus={byKeyboard} onClick={() => setDraft(title)}>
        {title}
      </Button>
    );
  }
  return (
    <ClickAwayListener onClickAway={() => stop(draft, false)}>
      <TextField
        autoFocus
        size="small"
        label="Recipe title"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Otherwise, the same key press activates the button, which now has focus.
            event.preventDefault();
            stop(draft, true);
          } else if (event.key === 'Escape') {
            stop(title, true);
          }
        }}
      />
    </ClickAwayListener>
  );
}
