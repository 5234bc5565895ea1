import { useId, useState } from 'react';
import { Switch } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled('span')({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#6b7785, #8896a5)',
  '&.base--checked': { backgroundColor: 'light-dark(#0b5cad, #7ab8ff)' },
  '&.base--focusVisible': {
    outline: '3px solid light-dark(#0b5cad, #7ab8ff)',
    outlineOffset: 2,
  },
  '& .base-Switch-thumb': {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    backgroundColor: 'light-dark(#ffffff, #12181f)',
  },
  '&.base--checked .base-Switch-thumb': { insetInlineStart: 23 },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

export default function BaseMonitor() {
  const id = useId();
  const [on, setOn] = useState(true);

  return (
    <div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Switch
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          slots={{ root: Toggle }}
          slotProps={{ input: { id } }}
        />
        <label htmlFor={id}>Headphones in the control room</label>
      </div>
      <p role="status">{on ? 'The control room hears the mix' : 'The control room is silent'}</p>
    </div>
  );
}
