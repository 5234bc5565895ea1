import DirectionsBoatRoundedIcon from '@mui/icons-material/DirectionsBoatRounded';
import ConfirmationNumberRoundedIcon from '@mui/icons-material/ConfirmationNumberRounded';
import MapRoundedIcon from '@mui/icons-material/MapRounded';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';

const links = [
  { name: 'Departures', icon: <DirectionsBoatRoundedIcon /> },
  { name: 'Tickets', icon: <ConfirmationNumberRoundedIcon /> },
  { name: 'Map', icon: <MapRoundedIcon /> },
];

export default function InversionNavigation() {
  return (
    <Sheet
      component="nav"
      aria-label="Harbor"
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: 240, borderRadius: 'md', bgcolor: 'primary.800' }}
    >
      <List sx={{ '--List-padding': '8px', '--List-gap': '4px' }}>
        {links.map(({ name, icon }, index) => (
          <ListItem key={name}>
            <ListItemButton
              component="a"
              href="#sheets-as-navigation"
              selected={index === 1}
              aria-current={index === 1 ? 'page' : undefined}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
