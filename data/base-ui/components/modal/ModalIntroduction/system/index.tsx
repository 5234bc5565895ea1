import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalIntroduction() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [locked, setLocked] = React.useState(false);
  const close = () => setOpen(false);

  const confirm = () => {
    setLocked(true);
    setOpen(false);
  };

  return (
    <Row>
      <Action onClick={() => (locked ? setLocked(false) : setOpen(true))}>
        {locked ? 'Open the lock' : 'Close the lock'}
      </Action>
      <span role="status">The lock is {locked ? 'closed' : 'open'}.</span>
      <Layer open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={id}>
          <Title id={id}>Close the lock?</Title>
          <p>Two ships wait below. The next opening is at 14:00.</p>
          <Buttons>
            <Action onClick={confirm}>Close the lock</Action>
            <Quiet onClick={close}>Cancel</Quiet>
          </Buttons>
        </Dialog>
      </Layer>
    </Row>
  );
}

const Backdrop = React.forwardRef<HTMLDivElement, BackdropProps>(function Backdrop(
  { open, ownerState, ...props },
  ref,
) {
  return <Shade {...props} ref={ref} />;
});

interface BackdropProps {
  open?: boolean;
  ownerState?: object;
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

const Quiet = styled(Action)({
  border: '1px solid light-dark(#64748b, #94a3b8)',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'none',
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });

const Layer = styled(Modal)({
  position: 'fixed',
  inset: '0',
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
});

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '360px',
  maxHeight: '100%',
  padding: '24px',
  overflowY: 'auto',
  borderRadius: '12px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  outline: '0',
});

const Title = styled('h2')({ margin: '0', fontSize: '20px' });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

const Shade = styled('div')({ position: 'fixed', inset: '0', background: 'rgb(15 23 42 / 0.6)' });
