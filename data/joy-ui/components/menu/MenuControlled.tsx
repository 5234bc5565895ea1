import * as React from 'react';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function MenuControlled() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <MenuButton>Timer</MenuButton>
        <Menu keepMounted>
          <MenuItem>Developer, 90 seconds</MenuItem>
          <MenuItem>Stop bath, 15 seconds</MenuItem>
          <MenuItem>Fixer, 4 minutes</MenuItem>
        </Menu>
      </Dropdown>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Open the timer menu
      </Button>
    </Stack>
  );
}
