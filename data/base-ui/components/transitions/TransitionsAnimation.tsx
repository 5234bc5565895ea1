import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssAnimation } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { keyframes, styled } from '@mui/system';

const swingIn = keyframes({
  '0%': { opacity: 0, rotate: 'x -90deg' },
  '60%': { opacity: 1, rotate: 'x 20deg' },
  '100%': { rotate: 'x 0deg' },
});

const fadeOut = keyframes({ to: { opacity: 0, scale: '0.9' } });

export default function TransitionsAnimation() {
  const [open, setOpen] = React.useState(false);

  return (
    <Tower>
      <Toggle onClick={() => setOpen(!open)}>
        {open ? 'Hide the warning' : 'Show the warning'}
      </Toggle>
      <div role="status">
        <Hideable open={open}>
          <Sign
            enterClassName="enter"
            enterAnimationName={swingIn.name}
            exitClassName="exit"
            exitAnimationName={fadeOut.name}
          >
            Fog: reduce your speed
          </Sign>
        </Hideable>
      </div>
    </Tower>
  );
}

function Hideable({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : undefined }}>{children}</div>
    </TransitionContext.Provider>
  );
}

const Tower = styled('div')({ display: 'grid', gap: '16px', width: '100%', maxWidth: '280px' });

const Sign = styled(CssAnimation)({
  padding: '12px 16px',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#fef3c7, #78350f)',
  transformOrigin: 'top',
  '&.enter': { animation: `${swingIn} 500ms ease-out` },
  '&.exit': { animation: `${fadeOut} 200ms ease-in forwards` },
  '@media (prefers-reduced-motion: reduce)': {
    '&.enter, &.exit': { animationDuration: '1ms' },
  },
});

const Toggle = styled(Button)({
  justifySelf: 'start',
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
