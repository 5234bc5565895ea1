import MenuBookRoundedIcon from '@mui/icons-material/MenuBookRounded';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function ListSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {SIZES.map((size) => (
        <List
          key={size}
          size={size}
          variant="outlined"
          aria-label={`New books, ${size}`}
          sx={{ minWidth: 160, flex: 1, borderRadius: 'sm' }}
        >
          {['Poetry', 'Travel', 'Cooking'].map((name) => (
            <ListItem key={name}>
              <ListItemDecorator>
                <MenuBookRoundedIcon />
              </ListItemDecorator>
              {name}
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
