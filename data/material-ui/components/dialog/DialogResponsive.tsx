import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DialogResponsive() {
  const theme = useTheme();
  const small = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the tide table
      </Button>
      <Dialog open={open} onClose={close} fullScreen={small}>
        <DialogTitle>Tides at the north landing</DialogTitle>
        <DialogContent>
          <DialogContentText>
            High water at 05:12 and 17:38, low water at 11:20 and 23:47. The shingle bar is dry from
            two hours before until one hour after low water.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
