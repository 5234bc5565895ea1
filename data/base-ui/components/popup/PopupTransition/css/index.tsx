import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function PopupTransition() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        className="popup-transition-trigger"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Wind at the pier
      </button>
      <Popup
        className="popup-transition-layer"
        id={id}
        anchor={anchor}
        open={open}
        offset={8}
        keepMounted
      >
        <CssTransition
          className="popup-transition-panel"
          enterClassName="popup-transition-open"
          exitClassName="popup-transition-closed"
          lastTransitionedPropertyOnExit="opacity"
        >
          Southwest, 14 knots. Gusts of 22 knots.
        </CssTransition>
      </Popup>
    </div>
  );
}
