import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';
import { styled } from '@mui/joy/styles';

const Contents = styled(List)(({ theme }) => ({
  '--ListItem-minHeight': '32px',
  width: '100%',
  maxWidth: 260,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  [`& .${listItemButtonClasses.root}`]: {
    borderInlineStart: '2px solid transparent',
    marginInlineStart: 'calc(-1 * var(--ListItem-paddingLeft) - 1px)',
    [`&.${listItemButtonClasses.selected}`]: {
      borderInlineStartColor: theme.vars.palette.primary[500],
      backgroundColor: 'transparent',
    },
  },
}));

export default function ListStyled() {
  return (
    <Contents aria-label="Chapters" size="sm">
      <ListItem>
        <ListItemButton component="a" href="#styled-components">
          Chapter 1
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton component="a" href="#styled-components" selected aria-current="true">
          Chapter 2
        </ListItemButton>
      </ListItem>
    </Contents>
  );
}
