import * as React from 'react';
import { Popper, type PopperTransitionProps } from '@mui/base/Popper';
import { keyframes, styled } from '@mui/system';

const appear = keyframes({ from: { opacity: 0, scale: '0.9' } });
const disappear = keyframes({ to: { opacity: 0, scale: '0.9' } });

interface FadeProps extends Partial<PopperTransitionProps> {
  children: React.ReactNode;
}

function Fade({ in: shown, onEnter, onExited, children }: FadeProps) {
  React.useEffect(() => {
    if (shown) {
      onEnter?.();
    }
  }, [shown, onEnter]);

  return (
    <Panel
      className={shown ? 'appear' : 'disappear'}
      onAnimationEnd={() => {
        if (!shown) {
          onExited?.();
        }
      }}
    >
      {children}
    </Panel>
  );
}

export default function PopperTransition() {
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
        Ferry timetable
      </Trigger>
      <Layer id={id} anchorEl={anchor} open={open} transition>
        {({ TransitionProps }) => <Fade {...TransitionProps}>Every 40 minutes until 22:20</Fade>}
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

const Layer = styled(Popper)({ zIndex: 1, paddingBlock: '8px' });

const Panel = styled('div')({
  boxSizing: 'border-box',
  maxWidth: '240px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&.appear': { animation: `${appear} 160ms` },
  '&.disappear': { animation: `${disappear} 160ms forwards` },
  '@media (prefers-reduced-motion: reduce)': {
    '&.appear, &.disappear': { animationDuration: '1ms' },
  },
});
