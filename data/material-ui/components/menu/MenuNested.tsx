import { createContext, useContext, useId, useState, type KeyboardEvent } from 'react';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

/** Closes the menu that contains an item, and the menus around it. */
const CloseContext = createContext(() => {});

function Choice(props: MenuItemProps) {
  const closeAll = useContext(CloseContext);
  return <MenuItem {...props} onClick={closeAll} />;
}

/** An item that opens another menu. It passes the props from the list, such as `autoFocus`, to its `MenuItem`. */
function Submenu({ label, children, ...item }: MenuItemProps & { label: string }) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const closeOuter = useContext(CloseContext);
  const isRtl = useTheme().direction === 'rtl';
  const menuId = useId();
  const start = isRtl ? 'right' : 'left';
  const end = isRtl ? 'left' : 'right';
  const open = Boolean(anchorEl);

  const closeAll = () => {
    setAnchorEl(null);
    closeOuter();
  };

  const handleItemKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) setAnchorEl(event.currentTarget);
  };

  const handleMenuKey = (event: KeyboardEvent) => {
    // React events bubble to the outer list, which would also move focus.
    event.stopPropagation();
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) setAnchorEl(null);
  };

  const handleClose: MenuProps['onClose'] = (_event, reason) => {
    if (reason === 'escapeKeyDown') setAnchorEl(null);
    else closeAll();
  };

  return (
    <>
      <MenuItem
        {...item}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
        onKeyDown={handleItemKey}
      >
        <ListItemText>{label}</ListItemText>
        <ArrowRightIcon sx={{ marginInlineStart: 2, scale: isRtl ? '-1 1' : '1' }} />
      </MenuItem>
      <CloseContext.Provider value={closeAll}>
        <Menu
          anchorEl={anchorEl}
          open={open}
          onClose={handleClose}
          onKeyDown={handleMenuKey}
          anchorOrigin={{ vertical: 'top', horizontal: end }}
          transformOrigin={{ vertical: 'top', horizontal: start }}
          MenuListProps={{ id: menuId, 'aria-label': label }}
        >
          {children}
        </Menu>
      </CloseContext.Provider>
    </>
  );
}

export default function MenuNested() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <CloseContext.Provider value={close}>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Bake next
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: menuId, 'aria-label': 'Bake next' }}
      >
        <Choice>Flatbread</Choice>
        <Submenu label="Loaves">
          <Choice>Rye</Choice>
          <Choice>Wheat</Choice>
          <Choice>Sunflower seed</Choice>
        </Submenu>
        <Submenu label="Pastries">
          <Choice>Croissant</Choice>
          <Choice>Hazelnut roll</Choice>
        </Submenu>
      </Menu>
    </CloseContext.Provider>
  );
}
