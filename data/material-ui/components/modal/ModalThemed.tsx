import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withTopModals = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiModal: {
      defaultProps: { disableScrollLock: true },
      styleOverrides: {
        root: { display: 'grid', justifyItems: 'center', alignContent: 'start', paddingTop: 48 },
        backdrop: { backgroundColor: 'rgba(20, 30, 60, 0.6)' },
      },
    },
  },
});

export default function ModalThemed() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <ThemeProvider theme={withTopModals}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Find a play
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3 }}>
          <p id={titleId}>Twelve plays this season</p>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </ThemeProvider>
  );
}
