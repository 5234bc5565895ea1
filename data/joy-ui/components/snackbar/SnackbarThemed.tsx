import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySnackbar: {
      defaultProps: {
        role: 'status',
        variant: 'soft',
        anchorOrigin: { vertical: 'top', horizontal: 'left' },
        autoHideDuration: 6000,
      },
      styleOverrides: { root: { minWidth: 240 } },
    },
  },
});

export default function SnackbarThemed() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Button onClick={() => setOpen(true)}>Invite a guest</Button>
      <Snackbar open={open} onClose={() => setOpen(false)}>
        The invitation is sent.
      </Snackbar>
    </ThemeProvider>
  );
}
