import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NavigateContext = createContext<(path: string) => void>(() => {});

/** Represents the link component of your router. */
function RouterLink({ to, onClick, ...other }: ComponentProps<'a'> & { to: string }) {
  const navigate = useContext(NavigateContext);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };

  return <a {...other} href={to} onClick={handleClick} />;
}

const pages = [
  { path: '?page=kiln', label: 'Kiln' },
  { path: '?page=glazes', label: 'Glazes' },
];

export default function RoutingDrawer() {
  const [path, setPath] = useState('?page=kiln');
  const [open, setOpen] = useState(false);

  const navigate = (next: string) => {
    setPath(next);
    setOpen(false);
  };

  return (
    <NavigateContext.Provider value={navigate}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button onClick={() => setOpen(true)}>Studio pages</Button>
        <Typography role="status">Current URL: {path}</Typography>
      </Stack>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <Box component="nav" aria-label="Studio" sx={{ width: 220 }}>
          <List>
            {pages.map((page) => (
              <ListItem key={page.path} disablePadding>
                <ListItemButton
                  component={RouterLink}
                  to={page.path}
                  selected={page.path === path}
                  aria-current={page.path === path ? 'page' : undefined}
                >
                  <ListItemText primary={page.label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </NavigateContext.Provider>
  );
}
