import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

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
    <div className="menu-groups-row">
      <Dropdown>
        <MenuButton className="menu-groups-trigger" slotProps={{ root: { id } }}>
          Work on the Astrid
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'menu-groups-popup', placement: 'bottom-start', offset: 4 },
            listbox: { className: 'menu-groups-listbox', 'aria-labelledby': id },
          }}
        >
          <li role="none">
            <div className="menu-groups-label" id={`${id}-cargo`}>
              Cargo
            </div>
            <ul className="menu-groups-group" role="group" aria-labelledby={`${id}-cargo`}>
              <MenuItem className="menu-groups-item" onClick={() => setAction('unload the deck')}>
                <Icon shape="crane" />
                Unload the deck
              </MenuItem>
              <MenuItem className="menu-groups-item" onClick={() => setAction('weigh the crates')}>
                <Icon shape="box" />
                Weigh the crates
              </MenuItem>
            </ul>
          </li>
          <li className="menu-groups-separator" role="separator" />
          <li role="none">
            <div className="menu-groups-label" id={`${id}-berth`}>
              Berth
            </div>
            <ul className="menu-groups-group" role="group" aria-labelledby={`${id}-berth`}>
              <MenuItem
                className="menu-groups-item"
                onClick={() => setAction('move to another berth')}
              >
                <Icon shape="anchor" />
                Move to another berth
              </MenuItem>
              <MenuItem
                className="menu-groups-item"
                onClick={() => setAction('signal the departure')}
              >
                <Icon shape="flag" />
                Signal the departure
              </MenuItem>
            </ul>
          </li>
        </Menu>
      </Dropdown>
      <div role="status">Last action: {action}</div>
    </div>
  );
}
