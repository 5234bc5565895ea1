import * as React from 'react';
import CameraIcon from '@mui/icons-material/CameraAlt';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const alarms = [
  { name: 'Camera storage full', icon: <CameraIcon /> },
  { name: 'Frost on the mirror', icon: <ThermostatIcon /> },
];

export default function SwitchList() {
  const id = React.useId();

  return (
    <List aria-label="Alarms" sx={{ width: '100%', maxWidth: 360 }}>
      {alarms.map(({ name, icon }, index) => (
        <ListItem key={name} divider>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText id={`${id}-${index}`} primary={name} />
          <Switch edge="end" inputProps={{ 'aria-labelledby': `${id}-${index}` }} />
        </ListItem>
      ))}
    </List>
  );
}
