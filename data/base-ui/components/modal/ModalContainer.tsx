import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalContainer() {
  const [open, setOpen] = React.useState(false);
  const [container, setContainer] = React.useState<HTMLElement | null>(null);

  return (
    <Chart ref={setContainer}>
      <Action onClick={() => setOpen(true)}>Explain the chart</Action>
      <Layer
        open={open}
        container={container}
        onClose={() => setOpen(false)}
        slots={{ backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-modal="true" aria-label="Explanation">
          <span>Depths are in meters.</span>
          <Action onClick={() => setOpen(false)}>Close</Action>
        </Dialog>
      </Layer>
    </Chart>
  );
}

const Chart = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '480px',
  height: '220px',
  padding: '16px',
  overflow: 'hidden',
  borderRadius: '12px',
  background: 'light-dark(#ccfbf1, #134e4a)',
});

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'absolute', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Layer = styled(Modal)({
  position: 'absolute',
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
