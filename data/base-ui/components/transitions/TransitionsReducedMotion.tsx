import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function TransitionsReducedMotion() {
  const [open, setOpen] = React.useState(true);

  return (
    <Panels>
      <Toggle onClick={() => setOpen(!open)}>{open ? 'Hide the buoys' : 'Show the buoys'}</Toggle>
      <Buoy open={open} transition="none" />
      <Buoy open={open} transition="opacity 1ms" />
    </Panels>
  );
}

function Buoy({ open, transition }: { open: boolean; transition: string }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <Panel role="status">
        <code>transition: {transition}</code>
        <code>hasExited: {String(hasExited)}</code>
        <div style={{ visibility: hasExited ? 'hidden' : undefined }}>
          <Fade
            className={transition === 'none' ? 'none' : 'short'}
            enterClassName="open"
            exitClassName="closed"
          >
            Red buoy
          </Fade>
        </div>
      </Panel>
    </TransitionContext.Provider>
  );
}

const Panels = styled('div')({ display: 'grid', gap: '16px', width: '100%', maxWidth: '320px' });

const Panel = styled('div')({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

const Fade = styled(CssTransition)({
  '&.none': { transition: 'none' },
  '&.short': { transition: 'opacity 1ms' },
  '&.open': { opacity: 1 },
  '&.closed': { opacity: 0 },
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
