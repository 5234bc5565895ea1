import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function PopperArrow() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        className="popper-arrow-trigger"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Depth at the pier
      </button>
      <Popper
        className="popper-arrow-panel"
        id={id}
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
      >
        4.2 m below chart datum
        <span className="popper-arrow-arrow" data-popper-arrow="" />
      </Popper>
    </div>
  );
}
