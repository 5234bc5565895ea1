import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const layers = ['Depths', 'Lights', 'Wrecks'];
const units = ['Meters', 'Feet', 'Fathoms'];

interface CancelableEvent extends React.MouseEvent {
  defaultMuiPrevented?: boolean;
}

export default function MenuCheckable() {
  const id = React.useId();
  const [shown, setShown] = React.useState(['Depths']);
  const [unit, setUnit] = React.useState('Meters');

  const toggle = (event: CancelableEvent, layer: string) => {
    // The menu stays open.
    event.defaultMuiPrevented = true;
    setShown(
      layers.filter((other) => (other === layer ? !shown.includes(layer) : shown.includes(other))),
    );
  };

  return (
    <Row>
      <Dropdown>
        <Trigger slotProps={{ root: { id } }}>Chart view</Trigger>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-start', offset: 4 },
            listbox: { 'aria-labelledby': id },
          }}
        >
          {layers.map((layer) => (
            <Item
              key={layer}
              role="menuitemcheckbox"
              aria-checked={shown.includes(layer)}
              label={layer}
              onClick={(event) => toggle(event, layer)}
            >
              <Mark aria-hidden>{shown.includes(layer) && '✓'}</Mark>
              {layer}
            </Item>
          ))}
          <Separator role="separator" />
          <li role="none">
            <Group role="group" aria-label="Unit of depth">
              {units.map((option) => (
                <Item
                  key={option}
                  role="menuitemradio"
                  aria-checked={unit === option}
                  label={option}
                  onClick={() => setUnit(option)}
                >
                  <Mark aria-hidden>{unit === option && '●'}</Mark>
                  {option}
                </Item>
              ))}
            </Group>
          </li>
        </Menu>
      </Dropdown>
      <div role="status">
        {shown.join(', ') || 'No layers'} in {unit.toLowerCase()}
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

const Separator = styled('li')({
  height: '1px',
  margin: '4px 0',
  background: 'light-dark(#cbd5e1, #334155)',
});

const Group = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled(MenuItem)({
  display: 'flex',
  gap: '8px',
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

const Mark = styled('span')({ width: '1em', textAlign: 'center' });
