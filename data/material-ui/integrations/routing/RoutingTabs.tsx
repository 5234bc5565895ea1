import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

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

const views = [
  { path: '?view=open', label: 'Open', text: 'Four repairs are waiting for parts.' },
  { path: '?view=done', label: 'Done', text: 'Nine clocks are ready for collection.' },
];

export default function RoutingTabs() {
  const [path, setPath] = useState('?view=open');
  const view = views.find((item) => item.path === path);

  return (
    <NavigateContext.Provider value={setPath}>
      <Box sx={{ width: '100%' }}>
        <Tabs value={path} aria-label="Clock repairs">
          {views.map((item) => (
            <Tab
              key={item.path}
              value={item.path}
              label={item.label}
              component={RouterLink}
              to={item.path}
            />
          ))}
        </Tabs>
        <Box role="tabpanel" aria-label={view?.label} tabIndex={0} sx={{ p: 2 }}>
          {view?.text}
        </Box>
      </Box>
    </NavigateContext.Provider>
  );
}
