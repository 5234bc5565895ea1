import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/SailingOutlined';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function MaterialIconsForecast() {
  return (
    <List dense aria-label="Forecast for the outer bay" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemIcon>
          <SailingIcon color="primary" />
        </ListItemIcon>
        <ListItemText primary="Morning" secondary="Southwest 4, slight sea" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <AirIcon />
        </ListItemIcon>
        <ListItemText primary="Afternoon" secondary="West 6, gusts of 8 near the point" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <ThunderstormIcon color="error" titleAccess="Gale warning" />
        </ListItemIcon>
        <ListItemText primary="Evening" secondary="Northwest 8, thunder" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <AnchorIcon fontSize="large" sx={{ color: 'text.secondary' }} />
        </ListItemIcon>
        <ListItemText primary="Night" secondary="Harbor closed from ten" />
      </ListItem>
    </List>
  );
}
