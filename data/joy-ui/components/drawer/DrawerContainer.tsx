import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function DrawerContainer() {
  const [open, setOpen] = React.useState(false);
  const panelRef = React.useRef<HTMLDivElement>(null);

  return (
    <Sheet
      ref={panelRef}
      variant="outlined"
      sx={{ width: '100%', height: 240, p: 2, overflow: 'hidden', borderRadius: 'md' }}
    >
      <Button variant="soft" onClick={() => setOpen(true)}>
        Track list
      </Button>
      <Drawer
        disablePortal
        container={() => panelRef.current}
        disableScrollLock
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          root: { sx: { position: 'absolute' } },
          backdrop: { sx: { position: 'absolute', backdropFilter: 'none' } },
          content: { sx: { position: 'absolute', width: 'min(100%, 220px)' } },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Tracks</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Foghorn, Pilot boat, Gulls</DialogContent>
      </Drawer>
    </Sheet>
  );
}
