import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
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

export default function RoutingButton() {
  const [path, setPath] = useState('?page=crates');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained" component={RouterLink} to="?page=harvest">
            Start the harvest
          </Button>
          <IconButton aria-label="Orchard settings" component={RouterLink} to="?page=settings">
            <SettingsIcon />
          </IconButton>
        </Stack>
        <Typography role="status">Current URL: {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
