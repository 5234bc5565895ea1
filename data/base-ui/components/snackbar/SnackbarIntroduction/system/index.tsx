import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SnackbarIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Send the signal</Action>
      <div role="status">
        <Layer
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
        >
          <Message>Signal sent to the lighthouse</Message>
        </Layer>
      </div>
    </div>
  );
}

const Action = styled(Button)({
  padding: '8px 16px',
  border: '0',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const Layer = styled(Snackbar)({
  position: 'fixed',
  insetInline: '16px',
  insetBlockEnd: '24px',
  zIndex: 1400,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const Message = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  maxWidth: '420px',
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#f1f5f9, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
  pointerEvents: 'auto',
});
