import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { keyframes, styled } from '@mui/system';

const hoist = keyframes({ from: { clipPath: 'inset(100% 0 0)' }, to: { clipPath: 'inset(0)' } });
const lower = keyframes({ from: { clipPath: 'inset(0)' }, to: { clipPath: 'inset(100% 0 0)' } });

export default function PopupAnimation() {
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
        Signal at the mast
      </Trigger>
      <Layer id={id} anchor={anchor} open={open} placement="top" offset={8} keepMounted>
        <Flag
          enterClassName="hoist"
          exitClassName="lower"
          enterAnimationName={hoist.name}
          exitAnimationName={lower.name}
        >
          Vessels may enter.
        </Flag>
      </Layer>
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

const Layer = styled(Popup)({ zIndex: 1 });

const Flag = styled(CssAnimation)({
  padding: '8px 12px',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ccfbf1, #134e4a)',
  '&.hoist': { animation: `${hoist} 300ms ease-out` },
  '&.lower': { animation: `${lower} 300ms ease-in forwards` },
  '@media (prefers-reduced-motion: reduce)': {
    '&.hoist, &.lower': { animationDuration: '1ms' },
  },
});
