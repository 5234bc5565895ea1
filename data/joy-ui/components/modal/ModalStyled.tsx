import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle, { dialogTitleClasses } from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import { styled } from '@mui/joy/styles';

const CardDialog = styled(ModalDialog)(({ theme }) => ({
  borderBlockStart: `8px solid ${theme.vars.palette.success.solidBg}`,
  boxShadow: theme.vars.shadow.xl,
  [`& .${dialogTitleClasses.root}`]: { fontFamily: theme.vars.fontFamily.code },
}));

export default function ModalStyled() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" color="success" onClick={() => setOpen(true)}>
        Draw an event
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <CardDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Good harvest</DialogTitle>
          <DialogContent>Each field brings one more sack of grain.</DialogContent>
        </CardDialog>
      </Modal>
    </>
  );
}
