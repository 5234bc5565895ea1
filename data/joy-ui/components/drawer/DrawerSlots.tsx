import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

export default function DrawerSlots() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show the credits</Button>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { backdropFilter: 'none' } },
          content: {
            component: 'section',
            'aria-label': 'Credits',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
            sx: { p: 2, gap: 1 },
          },
        }}
      >
        <ModalClose aria-label="Close" />
        <Typography>Sound: Ines Kaur</Typography>
        <Typography>Mix: Tomas Berg</Typography>
      </Drawer>
    </React.Fragment>
  );
}
