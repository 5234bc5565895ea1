import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function FocusTrapIntroduction() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <div className="focus-trap-introduction-root">
        <Button
          className="focus-trap-introduction-action"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          Open the checklist
        </Button>
        {open && (
          <FocusTrap open>
            <div
              className="focus-trap-introduction-panel"
              role="dialog"
              aria-label="Before departure"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <label className="focus-trap-introduction-label">
                <input className="focus-trap-introduction-checkbox" type="checkbox" /> Fenders are
                on board
              </label>
              <label className="focus-trap-introduction-label">
                <input className="focus-trap-introduction-checkbox" type="checkbox" /> Lights are on
              </label>
              <Button className="focus-trap-introduction-action" onClick={close}>
                Close
              </Button>
            </div>
          </FocusTrap>
        )}
      </div>
    </ClickAwayListener>
  );
}
