import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';

export default function ListFocusAction() {
  const actionRef = React.useRef<{ focusVisible(): void }>(null);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Button variant="outlined" onClick={() => actionRef.current?.focusVisible()}>
        Go to the last title
      </Button>
      <List aria-label="Titles">
        <ListItem>
          <ListItemButton component="a" href="#focus">
            Atlas
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#focus" action={actionRef}>
            Moon calendar
          </ListItemButton>
        </ListItem>
      </List>
    </Stack>
  );
}
