import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        className="popper-introduction-trigger"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Lights at the mole
      </button>
      <Popper
        className="popper-introduction-panel"
        id={id}
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
      >
        A red light to port, a green light to starboard.
      </Popper>
    </div>
  );
}
