import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Link from '@mui/material/Link';
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

export default function RoutingLink() {
  const [path, setPath] = useState('?page=log');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2}>
        <Typography>
          Record the weather in the{' '}
          <Link component={RouterLink} to="?page=log">
            keeper’s log
          </Link>{' '}
          before you order{' '}
          <Link component={RouterLink} to="?page=oil">
            lamp oil
          </Link>
          .
        </Typography>
        <Typography role="status">Current URL: {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
