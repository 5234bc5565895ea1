import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

export default function ClickAwayListenerIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div
        className="click-away-listener-introduction-root"
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <button
          className="click-away-listener-introduction-trigger"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Crew on watch
        </button>
        {open && (
          <div className="click-away-listener-introduction-panel">
            Until 20:00, Marit and Tomás. Then Ines and Hakim.
          </div>
        )}
      </div>
    </ClickAwayListener>
  );
}
