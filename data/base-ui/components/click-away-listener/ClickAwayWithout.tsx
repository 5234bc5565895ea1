import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayWithout() {
  const [listen, setListen] = React.useState(false);
  const [editing, setEditing] = React.useState(false);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={listen}
          onChange={(event) => setListen(event.target.checked)}
        />{' '}
        Use ClickAwayListener
      </label>
      <ClickAwayListener
        mouseEvent={listen ? 'onPointerDown' : false}
        touchEvent={false}
        onClickAway={() => setEditing(false)}
      >
        <Berth data-editing={editing}>
          <span role="status">{editing ? 'Choosing a berth' : 'Berth 14'}</span>
          <Action aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {editing ? 'Done' : 'Change'}
          </Action>
        </Berth>
      </ClickAwayListener>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '320px' });

const Berth = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  '&[data-editing="true"]': { borderColor: 'light-dark(#115e59, #5eead4)' },
});

const Action = styled(Button)({
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
