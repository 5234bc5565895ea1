import PedalBike from '@mui/icons-material/PedalBike';
import ElectricBike from '@mui/icons-material/ElectricBike';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const bikes = [
  { name: 'Blue tandem', due: 'Ready on Thursday', icon: <PedalBike /> },
  { name: 'Post office e-bike', due: 'Waiting for a battery', icon: <ElectricBike /> },
  { name: 'Folding bike', due: 'Ready', icon: <PedalBike /> },
];

export default function ListAvatars() {
  return (
    <List aria-label="Bikes in repair" sx={{ width: '100%', maxWidth: 360 }}>
      {bikes.map(({ name, due, icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>{icon}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={due} />
        </ListItem>
      ))}
    </List>
  );
}
