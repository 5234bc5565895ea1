import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function TransitionsLastProperty() {
  const [up, setUp] = React.useState(true);

  return (
    <Ship>
      <Toggle onClick={() => setUp(!up)}>{up ? 'Drop the anchors' : 'Weigh the anchors'}</Toggle>
      <Sides>
        <div>
          First property
          <Water>
            <Hideable open={up}>
              <Anchor enterClassName="up" exitClassName="down">
                Anchor
              </Anchor>
            </Hideable>
          </Water>
        </div>
        <div>
          Last property
          <Water>
            <Hideable open={up}>
              <Anchor
                enterClassName="up"
                exitClassName="down"
                lastTransitionedPropertyOnExit="translate"
              >
                Anchor
              </Anchor>
            </Hideable>
          </Water>
        </div>
      </Sides>
    </Ship>
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

const Ship = styled('div')({ display: 'grid', gap: '16px', width: '100%', maxWidth: '320px' });

const Sides = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });

const Water = styled('div')({
  height: '120px',
  marginBlockStart: '8px',
  borderRadius: '6px',
  overflow: 'hidden',
  background: 'light-dark(#e2e8f0, #1e293b)',
});

const Anchor = styled(CssTransition)({
  paddingBlock: '8px',
  textAlign: 'center',
  color: 'light-dark(#ffffff, #0f172a)',
  transition: 'background-color 200ms, translate 800ms ease-in',
  '&.up': { translate: '0 0', backgroundColor: 'light-dark(#115e59, #5eead4)' },
  '&.down': { translate: '0 120px', backgroundColor: 'light-dark(#334155, #cbd5e1)' },
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
