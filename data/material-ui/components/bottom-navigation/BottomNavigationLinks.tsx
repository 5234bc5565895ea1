import { useState, type MouseEvent } from 'react';
import HexagonOutlinedIcon from '@mui/icons-material/HexagonOutlined';
import InventoryOutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { path: '?page=hives', label: 'Hives', icon: <HexagonOutlinedIcon /> },
  { path: '?page=journal', label: 'Journal', icon: <MenuBookOutlinedIcon /> },
  { path: '?page=store', label: 'Store', icon: <InventoryOutlinedIcon /> },
];

export default function BottomNavigationLinks() {
  // Simulates the path from your router.
  const [path, setPath] = useState('?page=journal');

  const navigate = (event: MouseEvent, next: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPath(next);
  };

  return (
    <BottomNavigation
      component="nav"
      aria-label="Beekeeper’s pages"
      showLabels
      value={path}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {pages.map((page) => (
        <BottomNavigationAction
          key={page.path}
          value={page.path}
          href={page.path}
          label={page.label}
          icon={page.icon}
          aria-current={page.path === path ? 'page' : undefined}
          onClick={(event) => navigate(event, page.path)}
        />
      ))}
    </BottomNavigation>
  );
}
