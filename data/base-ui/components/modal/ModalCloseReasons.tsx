import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('none');
  const [locked, setLocked] = React.useState(false);

  const close = (why: string) => {
    setReason(why);
    setOpen(false);
  };

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        Close with the button only
      </label>
      <Action onClick={() => setOpen(true)}>Sign the logbook</Action>
      <span role="status">Last reason: {reason}</span>
      <Layer
        open={open}
        onClose={(_event: object, why: string) => {
          if (!locked) {
            close(why);
          }
        }}
        disableEscapeKeyDown={locked}
        slots={{ backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-modal="true" aria-label="Sign the logbook">
          <span>
            {locked ? 'Sign to close the dialog.' : 'Sign, press Escape, or click outside.'}
          </span>
          <Action onClick={() => close('button')}>Sign</Action>
        </Dialog>
      </Layer>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Layer = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
});

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '360px',
  maxHeight: '100%',
  padding: '24px',
  overflowY: 'auto',
  borderRadius: '12px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  outline: 0,
});

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
