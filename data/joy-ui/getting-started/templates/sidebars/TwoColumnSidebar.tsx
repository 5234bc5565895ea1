import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { GROUPS, type SidebarProps } from './pages';

/** The groups in the first column, and the pages of the selected group in the second one. */
export default function TwoColumnSidebar({ page, onPage }: SidebarProps) {
  const [name, setName] = React.useState(
    GROUPS.find(({ pages }) => pages.includes(page))?.name ?? 'Network',
  );
  const group = GROUPS.find((candidate) => candidate.name === name) ?? GROUPS[0]!;

  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex' }}>
      <Sheet variant="soft" sx={{ p: 1 }}>
        <List aria-label="Groups" sx={{ '--ListItem-radius': '8px' }}>
          {GROUPS.map(({ name: title, icon }) => (
            <ListItem key={title}>
              <ListItemButton
                component="button"
                selected={title === name}
                aria-pressed={title === name}
                onClick={() => setName(title)}
              >
                <ListItemDecorator>{icon}</ListItemDecorator>
                {title}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
      <Sheet variant="outlined" sx={{ p: 1, minWidth: 140, borderBlock: 'none' }}>
        <Typography level="title-sm" component="h2" sx={{ p: 1 }}>
          {group.name}
        </Typography>
        <List aria-label={group.name} size="sm" sx={{ '--ListItem-radius': '8px' }}>
          {group.pages.map((title) => (
            <ListItem key={title}>
              <ListItemButton
                component="button"
                selected={title === page}
                aria-current={title === page ? 'page' : undefined}
                onClick={() => onPage(title)}
              >
                {title}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
    </Box>
  );
}
