import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function BackgroundOutlined() {
  return (
    <List dense sx={{ width: '100%' }}>
      <ListItem>
        <ListItemText primary="Ribbon microphone" secondary="Shelf 2, blue case" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Headphone amplifier" secondary="Control room" />
      </ListItem>
    </List>
  );
}
