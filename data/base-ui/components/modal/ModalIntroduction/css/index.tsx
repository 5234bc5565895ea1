import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import './styles.css';

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
    <div className="modal-introduction-row">
      <Button
        className="modal-introduction-action"
        onClick={() => (locked ? setLocked(false) : setOpen(true))}
      >
        {locked ? 'Open the lock' : 'Close the lock'}
      </Button>
      <span role="status">The lock is {locked ? 'closed' : 'open'}.</span>
      <Modal
        className="modal-introduction-layer"
        open={open}
        onClose={close}
        slots={{ backdrop: Backdrop }}
      >
        <div
          className="modal-introduction-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
        >
          <h2 className="modal-introduction-title" id={id}>
            Close the lock?
          </h2>
          <p>Two ships wait below. The next opening is at 14:00.</p>
          <div className="modal-introduction-buttons">
            <Button className="modal-introduction-action" onClick={confirm}>
              Close the lock
            </Button>
            <Button className="modal-introduction-action quiet" onClick={close}>
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
  return <div {...props} ref={ref} className="modal-introduction-shade" />;
});

interface BackdropProps {
  open?: boolean;
  ownerState?: object;
}
