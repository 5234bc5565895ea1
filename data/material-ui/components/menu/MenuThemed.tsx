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
  const [sortKey, setSortKey] = useState('age');
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  const choose = (key: string) => {
    setSortKey(key);
    close();
  };

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
        {['age', 'weight', 'price'].map((key) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === sortKey}
            selected={key === sortKey}
            onClick={() => choose(key)}
          >
            By {key}
          </MenuItem>
        ))}
      </Menu>
    </ThemeProvider>
  );
}
