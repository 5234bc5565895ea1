import * as React from 'react';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const columns = ['Date', 'Film', 'Exposure'];

export default function MenuCheckItems() {
  const [shown, setShown] = React.useState(['Date', 'Film']);

  return (
    <Dropdown>
      <MenuButton>Columns</MenuButton>
      <Menu keepMounted>
        {columns.map((column) => {
          const checked = shown.includes(column);
          return (
            <MenuItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={checked}
              onClick={(event: React.MouseEvent & { defaultMuiPrevented?: boolean }) => {
                event.defaultMuiPrevented = true;
                setShown(checked ? shown.filter((name) => name !== column) : [...shown, column]);
              }}
            >
              <ListItemDecorator>{checked && <CheckRoundedIcon />}</ListItemDecorator>
              {column}
            </MenuItem>
          );
        })}
      </Menu>
    </Dropdown>
  );
}
