import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { snackbarClasses } from '@mui/joy/Snackbar';
import { styled } from '@mui/joy/styles';

const Toast = styled(Snackbar)(({ theme }) => ({
  borderInlineStart: `6px solid ${theme.vars.palette.neutral[500]}`,
  boxShadow: theme.vars.shadow.xl,
  [`&.${snackbarClasses.colorDanger}`]: {
    borderInlineStartColor: theme.vars.palette.danger[500],
  },
}));

export default function SnackbarStyled() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button color="danger" onClick={() => setOpen(true)}>
        Unplug the microphone
      </Button>
      <Toast role="alert" color="danger" open={open} onClose={() => setOpen(false)}>
        No input. Check the cable.
      </Toast>
    </React.Fragment>
  );
}
