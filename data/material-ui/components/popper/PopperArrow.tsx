import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bubble = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  '& [data-popper-arrow]': { width: 12, height: 12 },
  '& [data-popper-arrow]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    rotate: '45deg',
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
  },
  '&[data-popper-placement^="top"] [data-popper-arrow]': { bottom: -6 },
  '&[data-popper-placement^="bottom"] [data-popper-arrow]': { top: -6 },
}));

const distance = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function PopperArrow() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        serendipity
      </Button>
      <Bubble id={id} open={open} anchorEl={anchorEl} placement="top" modifiers={distance}>
        <Box sx={{ p: 1.5, bgcolor: 'text.primary', color: 'background.paper', borderRadius: 1 }}>
          Coined in a letter of January 28, 1754
        </Box>
        <span data-popper-arrow="" />
      </Bubble>
    </div>
  );
}
