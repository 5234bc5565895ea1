import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DrawerNonModal() {
  const [open, setOpen] = React.useState(false);
  const [plays, setPlays] = React.useState(0);
  const wrapperRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the player
      </Button>
      <Button onClick={() => setPlays((count) => count + 1)}>Play a jingle</Button>
      <div ref={wrapperRef}>
        <Drawer
          anchor="bottom"
          hideBackdrop
          disableScrollLock
          disableEnforceFocus
          disablePortal
          container={() => wrapperRef.current}
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{
            root: { style: { pointerEvents: 'none' } },
            content: {
              'aria-modal': undefined,
              'aria-describedby': undefined,
              sx: { height: 'auto', pointerEvents: 'auto' },
            },
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Player</DialogTitle>
          <Typography role="status" sx={{ p: 1.5 }}>
            Jingles played: {plays}
          </Typography>
        </Drawer>
      </div>
    </Stack>
  );
}
