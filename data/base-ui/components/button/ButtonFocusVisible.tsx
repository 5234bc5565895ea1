import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonFocusVisible() {
  const firstRef = React.useRef<HTMLButtonElement>(null);
  const [hint, setHint] = React.useState(false);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Cue ref={firstRef} onFocusVisible={() => setHint(true)} onBlur={() => setHint(false)}>
        Start take
      </Cue>
      <Cue onClick={() => firstRef.current?.focus()}>Back to the first control</Cue>
      <span role="status">{hint ? 'Keyboard: press Space to start the take' : ''}</span>
    </div>
  );
}

const Cue = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: 3,
  },
});
