import { useRef, useState } from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function ListSecondaryAction() {
  const listRef = useRef<HTMLUListElement>(null);
  const [orders, setOrders] = useState(['Saddle, brown', 'Mudguards, 28 inch', 'Bottle cage']);
  const [status, setStatus] = useState('Select an order to see its status.');

  const cancel = (order: string) => {
    setOrders(orders.filter((other) => other !== order));
    setStatus(`${order} canceled.`);
    listRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <List ref={listRef} tabIndex={-1} aria-label="Orders">
        {orders.map((order) => (
          <ListItem
            key={order}
            disablePadding
            secondaryAction={
              <IconButton edge="end" aria-label={`Cancel ${order}`} onClick={() => cancel(order)}>
                <DeleteOutline />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setStatus(`${order} is on its way.`)}>
              <ListItemText primary={order} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        {status}
      </Typography>
    </Box>
  );
}
