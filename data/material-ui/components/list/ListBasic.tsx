import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListBasic() {
  return (
    <List aria-label="Jobs for today" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemText primary="True the rear wheel" secondary="Touring bike, bay 2" />
      </ListItem>
      <ListItem>
        <ListItemText primary="New brake pads" secondary="Cargo bike, bay 1" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Bleed the hydraulic brakes" secondary="Mountain bike, rack" />
      </ListItem>
    </List>
  );
}
