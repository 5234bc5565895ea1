import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withWorkshopSnackbars = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSnackbar: {
      defaultProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        autoHideDuration: 5000,
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { borderRadius: 24 }, message: { paddingInline: 8 } },
    },
  },
});

export default function SnackbarThemed() {
  const [open, setOpen] = useState(false);

  return (
    <ThemeProvider theme={withWorkshopSnackbars}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pump the tire
      </Button>
      <Snackbar open={open} onClose={() => setOpen(false)} message="Four bar, front and back." />
    </ThemeProvider>
  );
}
