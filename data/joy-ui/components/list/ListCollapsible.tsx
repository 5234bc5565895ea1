import KeyboardArrowDownRoundedIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

export default function ListCollapsible() {
  const [open, setOpen] = React.useState(true);

  return (
    <List
      aria-label="My account"
      sx={{ width: '100%', maxWidth: 280, '--List-nestedInsetStart': '16px' }}
    >
      <ListItem nested>
        <ListItemButton component="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemContent>My loans</ListItemContent>
          <KeyboardArrowDownRoundedIcon
            sx={{ transition: 'transform 0.2s', transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </ListItemButton>
        {open && (
          <List>
            <ListItem>The Salt Path</ListItem>
            <ListItem>Atlas of Remote Islands</ListItem>
          </List>
        )}
      </ListItem>
      <ListItem>My reservations</ListItem>
    </List>
  );
}
