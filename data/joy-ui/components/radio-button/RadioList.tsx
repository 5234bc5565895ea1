import AccessibleIcon from '@mui/icons-material/Accessible';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import PersonIcon from '@mui/icons-material/Person';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const places = [
  { label: 'Seat', icon: <PersonIcon /> },
  { label: 'Wheelchair space', icon: <AccessibleIcon /> },
  { label: 'Bike space', icon: <PedalBikeIcon /> },
];

export default function RadioList() {
  return (
    <RadioGroup
      overlay
      aria-label="Place in the tram"
      defaultValue="Seat"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <List variant="outlined" sx={{ '--ListItem-minHeight': '3rem', borderRadius: 'md' }}>
        {places.map(({ label, icon }) => (
          <ListItem key={label}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            <Radio value={label} label={label} sx={{ flex: 1, flexDirection: 'row-reverse' }} />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
