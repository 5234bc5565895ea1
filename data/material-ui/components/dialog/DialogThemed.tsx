import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withRoomyDialogs = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDialog: {
      defaultProps: { maxWidth: 'xs', fullWidth: true },
      styleOverrides: { paper: { borderRadius: 24 } },
    },
    MuiDialogTitle: {
      defaultProps: { variant: 'h5' },
      styleOverrides: { root: { textAlign: 'center' } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
  },
});

export default function DialogThemed() {
  const [open, setOpen] = useState(false);

  return (
    <ThemeProvider theme={withRoomyDialogs}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the forecast
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Fair until Sunday</DialogTitle>
        <DialogContent>Light winds from the west, no rain, nights above 8 °C.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
