import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Receipt = styled(Snackbar)(({ theme }) => ({
  [`& .${snackbarContentClasses.root}`]: {
    borderRadius: 0,
    borderBlockStart: '3px dashed',
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  [`& .${snackbarContentClasses.message}`]: { fontFamily: 'monospace' },
}));

export default function SnackbarStyled() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pay 24.50
      </Button>
      <Receipt
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message="24.50 paid in cash. Thank you."
      />
    </>
  );
}
