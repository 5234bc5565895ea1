import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyModalClose: { defaultProps: { 'aria-label': 'Close' } },
    JoyDrawer: {
      defaultProps: { anchor: 'right', size: 'sm' },
      styleOverrides: {
        backdrop: { backdropFilter: 'none' },
        content: ({ theme: { vars } }) => ({
          borderInlineStart: `4px solid ${vars.palette.primary[500]}`,
        }),
      },
    },
  },
});

export default function DrawerThemed() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Button onClick={() => setOpen(true)}>Show the queue</Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose />
        <DialogTitle>Queue</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Three records are waiting.</DialogContent>
      </Drawer>
    </ThemeProvider>
  );
}
