import { createContext, useContext, useState, type KeyboardEvent } from 'react';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useRtl } from '@mui/system/RtlProvider';

/** Closes the menu around an item, and all menus around that. */
const CloseContext = createContext(() => {});

function Choice(props: MenuItemProps) {
  const closeAll = useContext(CloseContext);
  return <MenuItem {...props} onClick={closeAll} />;
}

/** An item that opens another menu. What the list hands to its items, such as `autoFocus`, goes on to the item. */
function Submenu({ label, children, ...item }: MenuItemProps & { label: string }) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const closeOuter = useContext(CloseContext);
  const isRtl = useRtl();
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
    // For React, this menu is inside the outer list, which would move the focus once more.
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
          MenuListProps={{ 'aria-label': label }}
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

  return (
    <CloseContext.Provider value={close}>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Bake next
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Bake' }}
      >
        <Choice>Flatbread</Choice>
        <Submenu label="Loaves">
          <Choice>Rye</Choice>
          <Choice>Wheat</Choice>
          <Submenu label="With seeds">
            <Choice>Sunflower</Choice>
            <Choice>Pumpkin</Choice>
          </Submenu>
        </Submenu>
        <Submenu label="Pastry">
          <Choice>Croissant</Choice>
          <Choice>Nut snail</Choice>
        </Submenu>
      </Menu>
    </CloseContext.Provider>
  );
}
