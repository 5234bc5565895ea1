import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function TransitionsUnmount() {
  const [raised, setRaised] = React.useState(true);

  return (
    <Quay>
      <Toggle onClick={() => setRaised(!raised)}>
        {raised ? 'Lower the flags' : 'Raise the flags'}
      </Toggle>
      <Masts>
        <div>
          CSS only
          <Mast>{raised ? <PlainFlag>Pilot</PlainFlag> : null}</Mast>
        </div>
        <div>
          CssTransition
          <Mast>
            <Mounted open={raised}>
              <Flag
                enterClassName="raised"
                exitClassName="lowered"
                lastTransitionedPropertyOnExit="translate"
              >
                Pilot
              </Flag>
            </Mounted>
          </Mast>
        </div>
      </Masts>
    </Quay>
  );
}

/** Removes its children from the page after their exit transition. */
function Mounted({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);
  const hadExited = React.useDeferredValue(hasExited);
  if (hasExited && hadExited) {
    return null;
  }
  return <TransitionContext.Provider value={contextValue}>{children}</TransitionContext.Provider>;
}

const Quay = styled('div')({ display: 'grid', gap: '16px', width: '100%', maxWidth: '320px' });

const Masts = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });

const Mast = styled('div')({
  height: '96px',
  marginBlockStart: '8px',
  borderInlineStart: '4px solid light-dark(#64748b, #94a3b8)',
});

const PlainFlag = styled('div')({
  width: '80px',
  paddingBlock: '8px',
  textAlign: 'center',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  transition: 'translate 400ms ease-in-out',
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const Flag = styled(CssTransition)({
  width: '80px',
  paddingBlock: '8px',
  textAlign: 'center',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  transition: 'translate 400ms ease-in-out',
  '&.raised': { translate: '0 0' },
  '&.lowered': { translate: '0 56px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
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
