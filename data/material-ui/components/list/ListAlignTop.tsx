import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const notes = [
  {
    who: 'Mira Solheim',
    initials: 'MS',
    text: 'The creak comes from the seat post, not from the cranks. I cleaned and greased it; please ride it for a week before we open the bottom bracket.',
  },
  {
    who: 'Ola Adeyemi',
    initials: 'OA',
    text: 'Spokes on the drive side were two turns loose. The rim is true to half a millimeter now, but it is near the end of its life.',
  },
];

export default function ListAlignTop() {
  return (
    <List aria-label="Mechanics’ notes" sx={{ width: '100%', maxWidth: 480 }}>
      {notes.map(({ who, initials, text }) => (
        <ListItem key={who} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {initials}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={who} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
