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
        Inflate the tires
      </Button>
      <Snackbar open={open} onClose={() => setOpen(false)} message="Tires inflated to four bar." />
    </ThemeProvider>
  );
}
