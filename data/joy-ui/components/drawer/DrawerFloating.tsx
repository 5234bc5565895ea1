import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function DrawerFloating() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the booking
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { sx: { p: 2, bgcolor: 'transparent', boxShadow: 'none' } } }}
      >
        <Sheet
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            p: 2,
            height: '100%',
            borderRadius: 'md',
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Studio B, Tuesday</DialogTitle>
          <DialogContent>18:00 to 21:00, two microphones, no engineer.</DialogContent>
        </Sheet>
      </Drawer>
    </React.Fragment>
  );
}
