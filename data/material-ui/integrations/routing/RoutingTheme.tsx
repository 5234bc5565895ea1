import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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

function LinkBehavior({ href = '', ...other }: ComponentProps<'a'>) {
  return <RouterLink to={href} {...other} />;
}

const addRouterLinks = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});

export default function RoutingTheme() {
  const [path, setPath] = useState('?page=trails');

  return (
    <NavigateContext.Provider value={setPath}>
      <ThemeProvider theme={addRouterLinks}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Card>
            <CardActionArea href="?page=ridge">
              <CardContent>Ridge trail, 12 km</CardContent>
            </CardActionArea>
          </Card>
          <Button href="?page=map">Open the map</Button>
          <Link href="?page=rules">Rules of the park</Link>
          <Typography role="status">Current URL: {path}</Typography>
        </Stack>
      </ThemeProvider>
    </NavigateContext.Provider>
  );
}
