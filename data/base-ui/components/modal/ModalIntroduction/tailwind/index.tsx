import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';

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
    <div className="flex flex-wrap items-center gap-4">
      <Button className={actionClass} onClick={() => (locked ? setLocked(false) : setOpen(true))}>
        {locked ? 'Open the lock' : 'Close the lock'}
      </Button>
      <span role="status">The lock is {locked ? 'closed' : 'open'}.</span>
      <Modal
        className="fixed inset-0 z-1300 box-border grid place-items-center p-4"
        open={open}
        onClose={close}
        slots={{ backdrop: Backdrop }}
      >
        <div className={dialogClass} role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 className="m-0 text-xl" id={id}>
            Close the lock?
          </h2>
          <p>Two ships wait below. The next opening is at 14:00.</p>
          <div className="flex flex-wrap gap-3">
            <Button className={actionClass} onClick={confirm}>
              Close the lock
            </Button>
            <Button className={quietClass} onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}

const Backdrop = React.forwardRef<HTMLDivElement, BackdropProps>(function Backdrop(
  { open, ownerState, ...props },
  ref,
) {
  return <div {...props} ref={ref} className="fixed inset-0 bg-slate-900/60" />;
});

interface BackdropProps {
  open?: boolean;
  ownerState?: object;
}

const actionClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const quietClass =
  'px-4 py-2 border border-solid border-slate-500 dark:border-slate-400 rounded-md font-[inherit] text-base font-semibold text-slate-900 dark:text-slate-100 bg-transparent cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const dialogClass =
  'relative box-border w-full max-w-90 max-h-full p-6 overflow-y-auto rounded-xl text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 outline-0';
