import HeadphonesRoundedIcon from '@mui/icons-material/HeadphonesRounded';
import MapRoundedIcon from '@mui/icons-material/MapRounded';
import MenuBookRoundedIcon from '@mui/icons-material/MenuBookRounded';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const MEDIA = [
  [<MenuBookRoundedIcon key="icon" />, 'Books', '41,200'],
  [<HeadphonesRoundedIcon key="icon" />, 'Audiobooks', '3,150'],
  [<MapRoundedIcon key="icon" />, 'Maps', '870'],
] as const;

export default function ListDecorators() {
  return (
    <List aria-label="Collection" sx={{ width: '100%', maxWidth: 300 }}>
      {MEDIA.map(([icon, name, count]) => (
        <ListItem key={name}>
          <ListItemDecorator>{icon}</ListItemDecorator>
          <ListItemContent>{name}</ListItemContent>
          <Chip size="sm">{count}</Chip>
        </ListItem>
      ))}
    </List>
  );
}
