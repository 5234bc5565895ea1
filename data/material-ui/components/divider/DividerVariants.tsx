import BakeryDiningOutlined from '@mui/icons-material/BakeryDiningOutlined';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const shelves = [
  { name: 'Rye', detail: 'fullWidth below', variant: 'fullWidth' },
  { name: 'Spelt', detail: 'inset below', variant: 'inset' },
  { name: 'Wheat', detail: 'middle below', variant: 'middle' },
] as const;

export default function DividerVariants() {
  return (
    <List aria-label="Breads" sx={{ width: '100%', maxWidth: 320 }}>
      {shelves.flatMap(({ name, detail, variant }) => [
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
              <BakeryDiningOutlined />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={detail} />
        </ListItem>,
        <Divider key={variant} component="li" variant={variant} aria-hidden />,
      ])}
    </List>
  );
}
