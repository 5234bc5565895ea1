import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSheets = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDrawer: {
      defaultProps: { anchor: 'bottom', elevation: 2 },
      styleOverrides: {
        paper: {
          padding: 24,
          variants: [
            { props: { anchor: 'bottom' }, style: { borderRadius: '24px 24px 0 0' } },
            { props: { anchor: 'top' }, style: { borderRadius: '0 0 24px 24px' } },
          ],
        },
      },
    },
  },
});

export default function DrawerThemed() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <ThemeProvider theme={withSheets}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Weather
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Weather' }}
      >
        <Typography gutterBottom>Fog until ten, then sun. The ridge stays icy.</Typography>
        <Button onClick={close}>Close</Button>
      </Drawer>
    </ThemeProvider>
  );
}
