import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const actions = ['Print', 'Print two copies', 'Print a test strip'];

export default function ButtonGroupSplit() {
  const [action, setAction] = React.useState('Print');
  const [done, setDone] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Print">
          <Button onClick={() => setDone(action)}>{action}</Button>
          <MenuButton slots={{ root: IconButton }} aria-label="Choose how to print">
            <ArrowDropDownIcon />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end" keepMounted>
          {actions.map((item) => (
            <MenuItem key={item} selected={item === action} onClick={() => setAction(item)}>
              {item}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {done && `Started: ${done.toLowerCase()}`}
      </Typography>
    </Stack>
  );
}
