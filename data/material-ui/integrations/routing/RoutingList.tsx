import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

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
  { path: '?page=loans', label: 'Loans' },
  { path: '?page=reservations', label: 'Reservations' },
  { path: '?page=fees', label: 'Fees' },
];

export default function RoutingList() {
  const [path, setPath] = useState('?page=loans');

  return (
    <NavigateContext.Provider value={setPath}>
      <Box component="nav" aria-label="Library account" sx={{ width: '100%', maxWidth: 280 }}>
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
    </NavigateContext.Provider>
  );
}
