import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ModalClose from '@mui/joy/ModalClose';
import Textarea from '@mui/joy/Textarea';

export default function DrawerUnsaved() {
  const [open, setOpen] = React.useState(false);
  const [notes, setNotes] = React.useState('');
  const inputRef = React.useRef<HTMLTextAreaElement>(null);

  React.useEffect(() => {
    if (open) inputRef.current?.focus();
  }, [open]);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Edit the show notes</Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'backdropClick' && notes) return;
          setOpen(false);
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Show notes</DialogTitle>
        <DialogContent sx={{ p: 1.5, gap: 1.5 }}>
          <FormControl>
            <FormLabel>Notes for the evening show</FormLabel>
            <Textarea
              minRows={4}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
              slotProps={{ textarea: { ref: inputRef } }}
            />
          </FormControl>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
