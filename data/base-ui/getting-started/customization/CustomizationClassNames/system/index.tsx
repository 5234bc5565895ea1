import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function CustomizationClassNames() {
  const [locked, setLocked] = React.useState(false);
  const [discarded, setDiscarded] = React.useState(0);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        Lock the logbook
      </label>
      <Discard className="danger" disabled={locked} onClick={() => setDiscarded(discarded + 1)}>
        Discard entry
      </Discard>
      <span role="status">Entries discarded: {discarded}</span>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Discard = styled(Button)({
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&.danger': {
    color: 'light-dark(#ffffff, #450a0a)',
    background: 'light-dark(#b91c1c, #fca5a5)',
  },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    background: 'light-dark(#f1f5f9, #1e293b)',
    borderColor: 'light-dark(#cbd5e1, #334155)',
    cursor: 'not-allowed',
  },
});
