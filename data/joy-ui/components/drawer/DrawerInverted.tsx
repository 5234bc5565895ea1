import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerInverted() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Request a song</Button>
      <Drawer
        invertedColors
        variant="solid"
        color="neutral"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ '--DialogContent-color': 'currentColor' }}
      >
        <ModalClose aria-label="Close" variant="plain" />
        <DialogTitle>Request a song</DialogTitle>
        <Divider />
        <DialogContent sx={{ p: 1.5, gap: 1.5 }}>
          <FormControl>
            <FormLabel>Title or artist</FormLabel>
            <Input />
          </FormControl>
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(false)}>
            Send
          </Button>
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
