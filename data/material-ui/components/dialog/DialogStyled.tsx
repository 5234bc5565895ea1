import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions, { dialogActionsClasses } from '@mui/material/DialogActions';
import DialogContent, { dialogContentClasses } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';

const TicketDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: {
    borderRadius: 16,
    paddingBlock: theme.spacing(1),
  },
  [`& .${dialogContentClasses.root}`]: {
    borderBlockStyle: 'dashed',
  },
  [`& .${dialogActionsClasses.root}`]: {
    padding: theme.spacing(2),
    justifyContent: 'space-between',
  },
}));

export default function DialogStyled() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show my ticket
      </Button>
      <TicketDialog open={open} onClose={close}>
        <DialogTitle>Ferry, 17:50</DialogTitle>
        <DialogContent dividers>One adult, one bicycle. Boarding closes at 17:40.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Change</Button>
          <Button onClick={close} variant="contained">
            Done
          </Button>
        </DialogActions>
      </TicketDialog>
    </>
  );
}
