import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function TransitionsWebAnimations() {
  const [lit, setLit] = React.useState(false);

  return (
    <Coast>
      <Toggle aria-pressed={lit} onClick={() => setLit(!lit)}>
        Lighthouse
      </Toggle>
      <Hideable open={lit}>
        <Beam>Two flashes every ten seconds</Beam>
      </Hideable>
    </Coast>
  );
}

function Beam({ children }: { children: React.ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = ref.current?.animate(
      { clipPath: requestedEnter ? 'inset(0 0%)' : 'inset(0 50%)' },
      { duration: reduced ? 0 : 500, easing: 'ease-in-out', fill: 'forwards' },
    );
    if (animation && !requestedEnter) {
      animation.onfinish = onExited;
    }
    return () => {
      if (animation) {
        animation.onfinish = null;
      }
    };
  }, [requestedEnter, onExited]);

  return <Light ref={ref}>{children}</Light>;
}

function Hideable({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : undefined }}>{children}</div>
    </TransitionContext.Provider>
  );
}

const Coast = styled('div')({ display: 'grid', gap: '16px', width: '100%', maxWidth: '280px' });

const Light = styled('div')({
  padding: '12px 16px',
  borderRadius: '6px',
  textAlign: 'center',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#fef3c7, #78350f)',
  clipPath: 'inset(0 50%)',
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
