import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyList: {
      defaultProps: { variant: 'soft' },
      styleOverrides: { root: { '--List-radius': '12px', '--List-padding': '6px' } },
    },
    JoyListItemButton: {
      styleOverrides: {
        root: { [`&.${listItemButtonClasses.selected}`]: { fontWeight: 700 } },
      },
    },
  },
});

export default function ListThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <List aria-label="Reading groups" sx={{ width: '100%', maxWidth: 260 }}>
        <ListItem>
          <ListItemButton component="a" href="#theme">
            Tuesday group
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#theme" selected aria-current="true">
            Friday group
          </ListItemButton>
        </ListItem>
      </List>
    </ThemeProvider>
  );
}
