import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function MenuIntroduction() {
  const id = React.useId();
  const [action, setAction] = React.useState('none');

  return (
    <div className="menu-introduction-row">
      <Dropdown>
        <MenuButton className="menu-introduction-trigger" slotProps={{ root: { id } }}>
          Ship actions
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'menu-introduction-popup', placement: 'bottom-start', offset: 4 },
            listbox: { className: 'menu-introduction-listbox', 'aria-labelledby': id },
          }}
        >
          <MenuItem className="menu-introduction-item" onClick={() => setAction('assign a berth')}>
            Assign a berth
          </MenuItem>
          <MenuItem className="menu-introduction-item" onClick={() => setAction('call a pilot')}>
            Call a pilot
          </MenuItem>
          <MenuItem className="menu-introduction-item" onClick={() => setAction('order fuel')}>
            Order fuel
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">Last action: {action}</div>
    </div>
  );
}
