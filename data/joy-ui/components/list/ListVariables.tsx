import BookmarkRoundedIcon from '@mui/icons-material/BookmarkRounded';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListVariables() {
  return (
    <List
      variant="outlined"
      aria-label="Bookmarks"
      sx={{
        width: '100%',
        maxWidth: 280,
        '--List-radius': '20px',
        '--List-padding': '8px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '48px',
        '--ListItemDecorator-size': '36px',
      }}
    >
      {['Page 17', 'Page 204', 'Appendix'].map((name, index) => (
        <ListItem key={name}>
          <ListItemButton
            component="a"
            href="#css-variables"
            variant={index === 0 ? 'soft' : 'plain'}
            color="primary"
          >
            <ListItemDecorator>
              <BookmarkRoundedIcon />
            </ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
