import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses, type MenuItemProps } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export default function MenuLinks() {
  const id = React.useId();

  return (
    <Dropdown>
      <Trigger slotProps={{ root: { id } }}>Pattern library</Trigger>
      <Menu
        slots={{ root: Popup, listbox: Listbox }}
        slotProps={{
          root: { placement: 'bottom-start', offset: 4 },
          listbox: { 'aria-labelledby': id },
        }}
      >
        <Item href="https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/">Menu button</Item>
        <Item href="https://www.w3.org/WAI/ARIA/apg/patterns/menubar/">Menu and menubar</Item>
      </Menu>
    </Dropdown>
  );
}

function Item(props: MenuItemProps<'a'>) {
  return <MenuItem<'a'> {...props} slots={{ root: Link }} />;
}

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

const Listbox = styled('div')({
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

const Link = styled('a')({
  display: 'block',
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  outline: 0,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus': { background: 'light-dark(#f1f5f9, #1e293b)' },
  [`&.${menuItemClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
});
