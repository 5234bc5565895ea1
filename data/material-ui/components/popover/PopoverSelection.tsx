import { useState } from 'react';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverSelection() {
  const [anchorEl, setAnchorEl] = useState<PopoverProps['anchorEl']>(null);
  const [words, setWords] = useState(0);

  const handleSelect = () => {
    const selection = window.getSelection();
    if (selection && !selection.isCollapsed) {
      const range = selection.getRangeAt(0);
      setWords(selection.toString().trim().split(/\s+/).length);
      setAnchorEl({ nodeType: 1, getBoundingClientRect: () => range.getBoundingClientRect() });
    }
  };

  return (
    <>
      <Typography onMouseUp={handleSelect} sx={{ maxWidth: 440 }}>
        Select some words in this sentence, which tells how the turntable was pushed by hand, by two
        people, until a visitor lent the museum an electric motor in 1987.
      </Typography>
      <Popover
        open={Boolean(anchorEl)}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -8, horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selection', sx: { p: 1.5 } } }}
      >
        {words} {words === 1 ? 'word' : 'words'} selected
      </Popover>
    </>
  );
}
