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

export default function LinkRouter() {
  const [path, setPath] = useState('#basic-link');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={3}>
          <Link component={RouterLink} to="#color">
            Studio A
          </Link>
          <Link component={RouterLink} to="#underline">
            Studio B
          </Link>
        </Stack>
        <Typography role="status">You are at {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
