import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function DrawerModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Open the logbook</Action>
      <Modal open={open} onClose={() => setOpen(false)} slots={{ root: Layer, backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Logbook</h2>
          <p>06:10: Petrel left the north quay.</p>
          <p>07:45: Fog, visibility 200 meters.</p>
          <Action onClick={() => setOpen(false)}>Close</Action>
        </Panel>
      </Modal>
    </div>
  );
}

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Layer = styled('div')({ position: 'fixed', inset: 0, zIndex: 1300 });

const Panel = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  width: '320px',
  maxWidth: '85vw',
  padding: '8px 24px',
  overflowY: 'auto',
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
