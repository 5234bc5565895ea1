import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import './styles.css';

export default function ModalHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button className="modal-hook-action" onClick={() => setOpen(true)}>
        Show the anchorage
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const children = (
    <div
      className="modal-hook-dialog"
      role="dialog"
      aria-modal="true"
      aria-label="Anchorage"
      tabIndex={-1}
    >
      <p>Depth 12 m, mud. Sheltered from the west.</p>
      <Button className="modal-hook-action" onClick={onClose}>
        Close
      </Button>
    </div>
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
      <div className="modal-hook-layer" {...getRootProps()}>
        <div className="modal-hook-shade" {...backdropProps} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </div>
    </Portal>
  );
}
