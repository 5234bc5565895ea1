import { useId, useRef, useState, type KeyboardEvent } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ways = ['Send to the oven', 'Let it rest first', 'Freeze it'];
const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function MenuSplitButton() {
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState('Send to the oven');
  const [note, setNote] = useState('');
  const menuId = useId();

  const leave = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup ref={setGroup} variant="outlined" aria-label="Dough">
        <Button onClick={() => setNote(`Selected: ${way}`)}>{way}</Button>
        <Button
          ref={toggle}
          size="small"
          aria-label="Choose another action"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(!open)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Popper
        open={open}
        anchorEl={group}
        role={undefined}
        placement="bottom-end"
        modifiers={modifiers}
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8}>
          <ClickAwayListener onClickAway={() => setOpen(false)}>
            <MenuList id={menuId} aria-label="Actions" autoFocusItem onKeyDown={handleKeyDown}>
              {ways.map((name) => (
                <MenuItem
                  key={name}
                  role="menuitemradio"
                  aria-checked={name === way}
                  selected={name === way}
                  onClick={() => {
                    setWay(name);
                    leave();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </ClickAwayListener>
        </Paper>
      </Popper>
      <Typography role="status">{note}</Typography>
    </Stack>
  );
}
