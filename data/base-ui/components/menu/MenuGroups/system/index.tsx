import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const shapes = {
  crane: 'M4 20V4h14v6M14 10h8M4 8l6-4M2 20h6',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  anchor: 'M12 7v14M8 10h8M4 14c0 5 4 7 8 7s8-2 8-7M12 3a2 2 0 100 4 2 2 0 000-4',
  flag: 'M6 21V4h12l-3 4 3 4H6',
};

function Icon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden>
      <path d={shapes[shape]} strokeWidth="2" />
    </svg>
  );
}

export default function MenuGroups() {
  const id = React.useId();
  const [action, setAction] = React.useState('none');

  return (
    <Row>
      <Dropdown>
        <Trigger slotProps={{ root: { id } }}>Work on the Astrid</Trigger>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-start', offset: 4 },
            listbox: { 'aria-labelledby': id },
          }}
        >
          <li role="none">
            <GroupLabel id={`${id}-cargo`}>Cargo</GroupLabel>
            <Group role="group" aria-labelledby={`${id}-cargo`}>
              <Item onClick={() => setAction('unload the deck')}>
                <Icon shape="crane" />
                Unload the deck
              </Item>
              <Item onClick={() => setAction('weigh the crates')}>
                <Icon shape="box" />
                Weigh the crates
              </Item>
            </Group>
          </li>
          <Separator role="separator" />
          <li role="none">
            <GroupLabel id={`${id}-berth`}>Berth</GroupLabel>
            <Group role="group" aria-labelledby={`${id}-berth`}>
              <Item onClick={() => setAction('move to another berth')}>
                <Icon shape="anchor" />
                Move to another berth
              </Item>
              <Item onClick={() => setAction('signal the departure')}>
                <Icon shape="flag" />
                Signal the departure
              </Item>
            </Group>
          </li>
        </Menu>
      </Dropdown>
      <div role="status">Last action: {action}</div>
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

const GroupLabel = styled('div')({
  padding: '8px 12px 4px',
  fontSize: '14px',
  fontWeight: 600,
  color: 'light-dark(#475569, #94a3b8)',
});

const Group = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Separator = styled('li')({
  height: '1px',
  margin: '4px 0',
  background: 'light-dark(#cbd5e1, #334155)',
});

const Item = styled(MenuItem)({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  outline: 0,
  '& svg': { flex: 'none' },
  '&:focus': { background: 'light-dark(#f1f5f9, #1e293b)' },
  [`&.${menuItemClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
});
