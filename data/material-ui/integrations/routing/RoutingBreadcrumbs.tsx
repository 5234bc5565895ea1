import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
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

const trail = [
  { path: '?shelf=maps', label: 'Maps' },
  { path: '?shelf=coast', label: 'Coast' },
  { path: '?shelf=skerries', label: 'Skerries' },
];

export default function RoutingBreadcrumbs() {
  const [path, setPath] = useState('?shelf=skerries');
  const depth = trail.findIndex((step) => step.path === path);

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Breadcrumbs aria-label="Path in the archive">
          {trail.slice(0, depth + 1).map((step) => (
            <Link
              key={step.path}
              component={RouterLink}
              to={step.path}
              color={step.path === path ? 'textPrimary' : 'primary'}
              aria-current={step.path === path ? 'page' : undefined}
            >
              {step.label}
            </Link>
          ))}
        </Breadcrumbs>
        <Typography variant="h6" component="p">
          {trail[depth]?.label}
        </Typography>
        <Button component={RouterLink} to="?shelf=skerries">
          Open Skerries
        </Button>
      </Stack>
    </NavigateContext.Provider>
  );
}
