import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { formatLength, tracks, type Track } from './tracks';

function getTotal(list: Track[]) {
  return list.reduce((total, track) => total + track.seconds, 0);
}

export default function RelativeImport() {
  return (
    <List dense sx={{ width: '100%', maxWidth: 360 }}>
      {tracks.map((track) => (
        <ListItem key={track.title} secondaryAction={formatLength(track.seconds)}>
          <ListItemText primary={track.title} />
        </ListItem>
      ))}
      <ListItem secondaryAction={formatLength(getTotal(tracks))}>
        <ListItemText primary={<Typography sx={{ fontWeight: 'bold' }}>All tracks</Typography>} />
      </ListItem>
    </List>
  );
}
