import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function ModalWidth() {
  const [width, setWidth] = useState<'narrow' | 'wide'>();

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => setWidth('narrow')}>
        Narrow
      </Button>
      <Button variant="outlined" onClick={() => setWidth('wide')}>
        Wide
      </Button>
      <Modal open={width !== undefined} onClose={() => setWidth(undefined)}>
        <ModalDialog
          minWidth={width === 'wide' ? 'sm' : 200}
          maxWidth={width === 'wide' ? 'md' : '20rem'}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Missing pieces</DialogTitle>
          <DialogContent>
            The blue player has 14 houses instead of 15. We will print the missing one on Monday.
            Until then, use a button.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
