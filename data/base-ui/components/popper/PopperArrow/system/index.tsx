import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function PopperArrow() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Trigger
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Depth at the pier
      </Trigger>
      <Panel id={id} anchorEl={anchor} open={open} placement="top" modifiers={modifiers}>
        4.2 m below chart datum
        <Arrow data-popper-arrow="" />
      </Panel>
    </div>
  );
}

const Trigger = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Panel = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(240px, calc(100vw - 32px))',
  padding: '8px 12px',
  borderRadius: '8px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
  '&[data-popper-placement="top"] [data-popper-arrow]': { bottom: '-6px' },
  '&[data-popper-placement="bottom"] [data-popper-arrow]': { top: '-6px' },
});

const Arrow = styled('span')({
  '&, &::before': { position: 'absolute', width: '12px', height: '12px' },
  '&::before': { background: 'light-dark(#0f172a, #f1f5f9)', content: '""', rotate: '45deg' },
});
