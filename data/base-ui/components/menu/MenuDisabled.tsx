import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

interface CancelableKey extends React.KeyboardEvent {
  defaultMuiPrevented?: boolean;
}

export default function MenuDisabled() {
  const id = React.useId();
  const [docked, setDocked] = React.useState(true);
  const [work, setWork] = React.useState('');

  return (
    <Row>
      <Dropdown>
        <Trigger slotProps={{ root: { id } }}>Astrid</Trigger>
        <Menu
          slots={slots}
          slotProps={{
            root: { placement: 'bottom-start', offset: 4 },
            listbox: { 'aria-labelledby': id },
          }}
        >
          <Item disabled={docked} onClick={() => setDocked(true)}>
            Return to the berth
          </Item>
          <Item
            disabled={!docked}
            onClick={() => {
              setDocked(false);
              setWork('');
            }}
          >
            Leave the berth
          </Item>
        </Menu>
      </Dropdown>
      <Dropdown>
        <Trigger
          disabled={!docked}
          focusableWhenDisabled
          slotProps={{
            root: {
              id: `${id}-crane`,
              'aria-describedby': `${id}-reason`,
              onKeyDown: (event: CancelableKey) => {
                event.defaultMuiPrevented = !docked;
              },
            },
          }}
        >
          Crane
        </Trigger>
        <Menu
          slots={slots}
          slotProps={{
            root: { placement: 'bottom-start', offset: 4 },
            listbox: { 'aria-labelledby': `${id}-crane` },
          }}
        >
          <Item onClick={() => setWork('The crane is loading.')}>Load</Item>
          <Item onClick={() => setWork('The crane is unloading.')}>Unload</Item>
        </Menu>
      </Dropdown>
      <div role="status" id={`${id}-reason`}>
        {docked ? `The Astrid is at the berth. ${work}` : 'The crane needs a ship at the berth.'}
      </div>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });

const Trigger = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'light-dark(#115e59, #5eead4)' },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
  [`&.${menuButtonClasses.expanded}`]: { borderColor: 'light-dark(#115e59, #5eead4)' },
  [`&.${menuButtonClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    background: 'light-dark(#f1f5f9, #1e293b)',
    cursor: 'not-allowed',
  },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: '220px',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: '4px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
  outline: 0,
});

const Item = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  outline: 0,
  '&:focus': { background: 'light-dark(#f1f5f9, #1e293b)' },
  [`&.${menuItemClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
  [`&.${menuItemClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    cursor: 'not-allowed',
  },
});

const slots = { root: Popup, listbox: Listbox };
