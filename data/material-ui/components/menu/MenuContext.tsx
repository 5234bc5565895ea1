import { useId, useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function MenuContext() {
  const [spot, setSpot] = useState<{ top: number; left: number }>();
  const isRtl = useTheme().direction === 'rtl';
  const menuId = useId();
  const close = () => setSpot(undefined);

  const openAtPointer = (event: MouseEvent) => {
    event.preventDefault();
    // A right-click on the backdrop of the open menu also bubbles to this handler.
    setSpot(spot ? undefined : { top: event.clientY, left: event.clientX });
  };

  const openAtButton = (event: MouseEvent) => {
    const { bottom, left, right } = event.currentTarget.getBoundingClientRect();
    setSpot({ top: bottom, left: isRtl ? right : left });
  };

  return (
    <Box
      onContextMenu={openAtPointer}
      sx={{ width: '100%', maxWidth: 440, p: 2, border: 1, borderColor: 'divider' }}
    >
      <Typography gutterBottom>
        Order 318: forty small rolls, ten with poppy seeds. The rowing club picks them up at 6:30.
      </Typography>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(spot)}
        aria-controls={spot ? menuId : undefined}
        onClick={openAtButton}
      >
        Actions
      </Button>
      <Menu
        open={Boolean(spot)}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={spot}
        MenuListProps={{ id: menuId, 'aria-label': 'Order 318' }}
      >
        <MenuItem onClick={close}>Mark as packed</MenuItem>
        <MenuItem onClick={close}>Change the pickup time</MenuItem>
        <MenuItem onClick={close}>Print the receipt</MenuItem>
      </Menu>
    </Box>
  );
}
