import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

export default function ClickAwayIntroduction() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <div className="click-away-introduction-column">
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div className="click-away-introduction-anchor" onKeyDown={handleKeyDown}>
          <Button
            className="click-away-introduction-toggle"
            ref={button}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Tides today
          </Button>
          <div className="click-away-introduction-panel" id={id} hidden={!open}>
            High water: 06:40 and 19:05
          </div>
        </div>
      </ClickAwayListener>
    </div>
  );
}
