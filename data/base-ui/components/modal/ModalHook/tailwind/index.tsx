import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';

export default function ModalHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button className={actionClass} onClick={() => setOpen(true)}>
        Show the anchorage
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const children = (
    <div
      className={dialogClass}
      role="dialog"
      aria-modal="true"
      aria-label="Anchorage"
      tabIndex={-1}
    >
      <p>Depth 12 m, mud. Sheltered from the west.</p>
      <Button className={actionClass} onClick={onClose}>
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
      <div
        className="fixed inset-0 z-1300 box-border grid place-items-center p-4"
        {...getRootProps()}
      >
        <div className="fixed inset-0 bg-slate-900/60" {...backdropProps} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </div>
    </Portal>
  );
}

const actionClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const dialogClass =
  'relative box-border w-full max-w-90 max-h-full p-6 overflow-y-auto rounded-xl text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 outline-0';
