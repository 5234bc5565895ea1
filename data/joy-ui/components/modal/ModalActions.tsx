import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions, { type DialogActionsProps } from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

type Orientation = NonNullable<DialogActionsProps['orientation']>;

const orientations: Orientation[] = ['horizontal-reverse', 'horizontal', 'vertical'];

export default function ModalActions() {
  const [orientation, setOrientation] = useState<Orientation>('horizontal');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const show = (value: Orientation) => {
    setOrientation(value);
    setOpen(true);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {orientations.map((value) => (
        <Button key={value} variant="soft" onClick={() => show(value)}>
          {value}
        </Button>
      ))}
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <DialogTitle>Return the game?</DialogTitle>
          <DialogContent>The next player has been waiting since Tuesday.</DialogContent>
          <DialogActions
            orientation={orientation}
            buttonFlex={orientation === 'horizontal' ? '1 0 auto' : undefined}
          >
            <Button onClick={close}>Return</Button>
            <Button variant="outlined" color="neutral" onClick={close}>
              Keep for a week
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
