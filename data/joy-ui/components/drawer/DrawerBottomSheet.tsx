import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const actions = ['Download', 'Add to the playlist', 'Copy the link'];

export default function DrawerBottomSheet() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Share the episode</Button>
      <Typography role="status">{message}</Typography>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            'aria-describedby': undefined,
            sx: {
              width: 'min(100%, 480px)',
              height: 'auto',
              maxHeight: '80%',
              marginInline: 'auto',
              insetInline: 0,
              borderRadius: '16px 16px 0 0',
              pb: 2,
            },
          },
        }}
      >
        <DialogTitle sx={{ mt: 1 }}>Share the episode</DialogTitle>
        <List>
          {actions.map((action) => (
            <ListItem key={action}>
              <ListItemButton
                component="button"
                onClick={() => {
                  setMessage(`Chosen: ${action}`);
                  setOpen(false);
                }}
              >
                {action}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Stack>
  );
}
