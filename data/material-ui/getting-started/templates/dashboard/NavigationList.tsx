import type { ReactElement } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BuildIcon from '@mui/icons-material/Build';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CampaignIcon from '@mui/icons-material/Campaign';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboard';
import WavesIcon from '@mui/icons-material/Waves';

const places: { label: string; icon: ReactElement }[] = [
  { label: 'Overview', icon: <SpaceDashboardIcon /> },
  { label: 'Bookings', icon: <CalendarMonthIcon /> },
  { label: 'Water levels', icon: <WavesIcon /> },
  { label: 'Repairs', icon: <BuildIcon /> },
  { label: 'Notices to boaters', icon: <CampaignIcon /> },
];

/** The first link is the current page. */
export default function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <List disablePadding>
      {places.map(({ label, icon }, index) => (
        <ListItem key={label} disablePadding sx={{ mb: 0.5 }}>
          <ListItemButton
            href="#"
            selected={index === 0}
            aria-current={index === 0 ? 'page' : undefined}
            onClick={onNavigate}
            sx={{ borderRadius: 1 }}
          >
            <ListItemIcon sx={{ minWidth: 42 }}>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
