import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuListboxSlotProps } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';
import './styles.css';

const FadingListbox = React.forwardRef<HTMLUListElement, MenuListboxSlotProps>(
  function FadingListbox({ ownerState: _ownerState, ...props }, ref) {
    return (
      <CssTransition
        className="menu-transition-fade"
        enterClassName="menu-transition-open"
        exitClassName="menu-transition-closed"
        lastTransitionedPropertyOnExit="opacity"
      >
        <ul {...props} ref={ref} />
      </CssTransition>
    );
  },
);

export default function MenuTransition() {
  const id = React.useId();
  const [table, setTable] = React.useState('today');

  return (
    <div className="menu-transition-row">
      <Dropdown>
        <MenuButton className="menu-transition-trigger" slotProps={{ root: { id } }}>
          Tide tables
        </MenuButton>
        <Menu
          slots={{ listbox: FadingListbox }}
          slotProps={{
            root: { className: 'menu-transition-popup', placement: 'bottom-start', offset: 4 },
            listbox: { className: 'menu-transition-listbox', 'aria-labelledby': id },
          }}
        >
          <MenuItem className="menu-transition-item" onClick={() => setTable('today')}>
            Today
          </MenuItem>
          <MenuItem className="menu-transition-item" onClick={() => setTable('this week')}>
            This week
          </MenuItem>
          <MenuItem className="menu-transition-item" onClick={() => setTable('spring tides')}>
            Spring tides
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">Table: {table}</div>
    </div>
  );
}
