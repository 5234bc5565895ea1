import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerVariables() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open slowly</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-transitionDuration': '0.6s',
          '--Drawer-transitionFunction': 'cubic-bezier(0.16, 1, 0.3, 1)',
          '--Drawer-horizontalSize': '20rem',
          '--Drawer-titleMargin': '1.5rem 1.5rem 0.5rem',
          '--ModalClose-inset': '1.25rem',
          '@media (prefers-reduced-motion: reduce)': { '--Drawer-transitionDuration': '0s' },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Listeners</DialogTitle>
        <DialogContent sx={{ px: 3 }}>214 people are listening now.</DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
