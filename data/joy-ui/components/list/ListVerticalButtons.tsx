import EventRoundedIcon from '@mui/icons-material/EventRounded';
import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const PAGES = [
  ['Home', <HomeRoundedIcon key="icon" />],
  ['Search', <SearchRoundedIcon key="icon" />],
  ['Events', <EventRoundedIcon key="icon" />],
] as const;

export default function ListVerticalButtons() {
  const [page, setPage] = React.useState<string>('Home');

  return (
    <List
      orientation="horizontal"
      variant="soft"
      aria-label="Views"
      sx={{ flexGrow: 0, borderRadius: 'lg', '--ListItem-radius': '12px', '--List-padding': '6px' }}
    >
      {PAGES.map(([name, icon]) => (
        <ListItem key={name}>
          <ListItemButton
            orientation="vertical"
            selected={page === name}
            aria-pressed={page === name}
            onClick={() => setPage(name)}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
