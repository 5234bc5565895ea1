import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ScheduleIcon from '@mui/icons-material/Schedule';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

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
  { path: '?page=ferries', label: 'Ferries', icon: <DirectionsBoatIcon /> },
  { path: '?page=timetable', label: 'Timetable', icon: <ScheduleIcon /> },
];

export default function RoutingBottomNavigation() {
  const [path, setPath] = useState('?page=ferries');

  return (
    <NavigateContext.Provider value={setPath}>
      <BottomNavigation
        component="nav"
        aria-label="Ferry pages"
        showLabels
        value={path}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        {pages.map((page) => (
          <BottomNavigationAction
            key={page.path}
            value={page.path}
            label={page.label}
            icon={page.icon}
            component={RouterLink}
            to={page.path}
            aria-current={page.path === path ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </NavigateContext.Provider>
  );
}
