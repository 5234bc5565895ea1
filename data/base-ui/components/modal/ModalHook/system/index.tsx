import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';

export default function ModalHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Show the anchorage</Action>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const children = (
    <Dialog role="dialog" aria-modal="true" aria-label="Anchorage" tabIndex={-1}>
      <p>Depth 12 m, mud. Sheltered from the west.</p>
      <Action onClick={onClose}>Close</Action>
    </Dialog>
  );
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    children,
    open,
    onClose,
    rootRef: null,
  });
  const { open: _open, ...backdropProps } = getBackdropProps();

  if (!open) {
    return null;
  }

  return (
    <Portal ref={portalRef}>
      <Layer {...getRootProps()}>
        <Shade {...backdropProps} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </Layer>
    </Portal>
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

const Layer = styled('div')({
  position: 'fixed',
  inset: '0',
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
});

const Shade = styled('div')({ position: 'fixed', inset: '0', background: 'rgb(15 23 42 / 0.6)' });

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
