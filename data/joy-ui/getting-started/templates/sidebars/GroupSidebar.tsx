import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';
import { GROUPS, type SidebarProps } from './pages';

/** All pages, in groups with a heading. */
export default function GroupSidebar({ page, onPage }: SidebarProps) {
  return (
    <Sheet
      variant="soft"
      sx={{ p: 2, width: { sm: 220 }, maxHeight: { xs: 260, sm: 'none' }, overflow: 'auto' }}
    >
      <Box component="nav" aria-label="Main">
        <List size="sm" sx={{ '--ListItem-radius': '8px' }}>
          {GROUPS.map(({ name, pages }) => (
            <ListItem key={name} nested>
              <ListSubheader sx={{ color: 'text.primary' }}>{name}</ListSubheader>
              <List>
                {pages.map((title) => (
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
            </ListItem>
          ))}
        </List>
      </Box>
    </Sheet>
  );
}
