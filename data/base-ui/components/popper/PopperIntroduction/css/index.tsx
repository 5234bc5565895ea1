import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';
import './styles.css';

export default function PopperIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="popper-introduction-stage">
      <Button
        className="popper-introduction-action"
        ref={setAnchor}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Depth at the quay
      </Button>
      <Popper
        className="popper-introduction-layer"
        id={id}
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
      >
        <div className="popper-introduction-paper">6.2 m at low water</div>
      </Popper>
    </div>
  );
}
