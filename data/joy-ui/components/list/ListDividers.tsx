import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const INSETS = [undefined, 'gutter', 'startDecorator', 'startContent'] as const;

export default function ListDividers() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {INSETS.map((inset) => (
        <List
          key={inset ?? 'default'}
          variant="outlined"
          aria-label={`Members, ${inset ?? 'default'}`}
          sx={{ minWidth: 200, flex: 1, borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden />
            </ListItemDecorator>
            Ida Holm
          </ListItem>
          <ListDivider inset={inset} aria-hidden />
          <ListItem>
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden />
            </ListItemDecorator>
            {inset ?? 'Without inset'}
          </ListItem>
        </List>
      ))}
    </Box>
  );
}
