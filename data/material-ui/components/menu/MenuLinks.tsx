import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuLinks() {
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
        Our shops
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: menuId, component: 'div', 'aria-label': 'Our shops' }}
      >
        {['Market square', 'Station', 'Canal'].map((shop) => (
          <MenuItem
            key={shop}
            component="a"
            href={`#${shop.toLowerCase().replace(' ', '-')}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              // The demo stays on this page. In your app, leave this line out.
              event.preventDefault();
              close();
            }}
          >
            {shop}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
