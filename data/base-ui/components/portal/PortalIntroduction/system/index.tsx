import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalIntroduction() {
  const [raised, setRaised] = React.useState(false);

  return (
    <div>
      <Toggle type="button" aria-pressed={raised} onClick={() => setRaised(!raised)}>
        Storm signal
      </Toggle>
      <Portal>
        <Corner role="status">
          {raised && <Signal>Gale from the southwest, from the end of body</Signal>}
        </Corner>
      </Portal>
    </div>
  );
}

const Toggle = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#115e59, #5eead4)',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#115e59, #5eead4)',
  background: 'light-dark(#ffffff, #0f172a)',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Corner = styled('div')({
  position: 'fixed',
  zIndex: 1,
  insetBlockEnd: '16px',
  insetInlineStart: '16px',
  maxWidth: 'calc(100vw - 32px)',
});

const Signal = styled('div')({
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
