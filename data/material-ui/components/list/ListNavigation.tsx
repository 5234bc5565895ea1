import BuildOutlined from '@mui/icons-material/BuildOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { href: '#basic-list', label: 'Bookings', icon: <EventOutlined /> },
  { href: '#links', label: 'Repairs', icon: <BuildOutlined /> },
  { href: '#dividers', label: 'Shop', icon: <StoreOutlined /> },
];

export default function ListNavigation() {
  return (
    <Box component="nav" aria-label="Workshop" sx={{ width: '100%', maxWidth: 280 }}>
      <List>
        {pages.map(({ href, label, icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={label === 'Repairs'}
              aria-current={label === 'Repairs' ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
