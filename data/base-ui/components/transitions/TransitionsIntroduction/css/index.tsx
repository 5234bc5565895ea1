import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function TransitionsIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="transitions-introduction-area">
      <Button
        className="transitions-introduction-toggle"
        ref={setAnchor}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Tides today
      </Button>
      <Popup
        className="transitions-introduction-layer"
        id={id}
        role="group"
        aria-label="Tides today"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
        disablePortal
        keepMounted
      >
        <CssTransition
          className="transitions-introduction-card"
          enterClassName="transitions-introduction-open"
          exitClassName="transitions-introduction-closed"
          lastTransitionedPropertyOnExit="opacity"
        >
          <div>High water: 14:10</div>
          <div>Low water: 20:25</div>
        </CssTransition>
      </Popup>
    </div>
  );
}
