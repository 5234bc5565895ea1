import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyModal: { styleOverrides: { backdrop: { backdropFilter: 'blur(2px)' } } },
    JoyModalClose: { defaultProps: { 'aria-label': 'Close' } },
    JoyModalDialog: {
      defaultProps: { variant: 'plain', size: 'lg', maxWidth: 400 },
      styleOverrides: { root: ({ theme: { vars } }) => ({ '--Card-radius': vars.radius.xl }) },
    },
  },
});

export default function ModalThemed() {
  const [open, setOpen] = useState(false);

  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Button onClick={() => setOpen(true)}>Membership</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose />
          <DialogTitle>Membership</DialogTitle>
          <DialogContent>Borrow three games at a time for 40 euros a year.</DialogContent>
        </ModalDialog>
      </Modal>
    </ThemeProvider>
  );
}
