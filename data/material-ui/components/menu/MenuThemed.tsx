import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withCompactMenus = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMenu: {
      defaultProps: { elevation: 2, transitionDuration: 120 },
      styleOverrides: { paper: { borderRadius: 0 }, list: { padding: 0 } },
    },
    MuiMenuItem: {
      defaultProps: { dense: true, disableRipple: true },
      styleOverrides: { root: { '&.Mui-selected': { fontWeight: 700 } } },
    },
  },
});

export default function MenuThemed() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <ThemeProvider theme={withCompactMenus}>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Sort the loaves
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: menuId, 'aria-label': 'Sort the loaves' }}
      >
        <MenuItem selected onClick={close}>
          By age
        </MenuItem>
        <MenuItem onClick={close}>By weight</MenuItem>
        <MenuItem onClick={close}>By price</MenuItem>
      </Menu>
    </ThemeProvider>
  );
}
