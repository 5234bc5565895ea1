import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export default function MenuPlacement() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [state, setState] = React.useState('closed');

  return (
    <Bar ref={setAnchor}>
      <div role="status">The lock gate is {state}</div>
      <Dropdown>
        <Trigger slotProps={{ root: { id } }}>Gate actions</Trigger>
        <Menu
          anchor={anchor}
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { placement: 'top-end', offset: 8, disablePortal: true },
            listbox: { 'aria-labelledby': id },
          }}
        >
          <Item onClick={() => setState('open')}>Open the gate</Item>
          <Item onClick={() => setState('half open')}>Open halfway</Item>
          <Item onClick={() => setState('closed')}>Close the gate</Item>
        </Menu>
      </Dropdown>
    </Bar>
  );
}

const Bar = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '400px',
  padding: '12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

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
});
