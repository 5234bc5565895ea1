import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    marginTop: 4,
    borderRadius: 16,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  [`& .${menuClasses.list}`]: { padding: 8 },
  [`& .${menuItemClasses.root}`]: {
    borderRadius: 10,
    [`&.${menuItemClasses.focusVisible}`]: {
      outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
}));

export default function MenuStyled() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Slice the loaf
      </Button>
      <RoundMenu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        elevation={0}
        MenuListProps={{ id: menuId, 'aria-label': 'Slice the loaf' }}
      >
        <MenuItem onClick={close}>Thin slices</MenuItem>
        <MenuItem onClick={close}>Thick slices</MenuItem>
        <MenuItem onClick={close}>Halves</MenuItem>
      </RoundMenu>
    </>
  );
}
