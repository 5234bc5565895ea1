import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const checks = ['Quick releases closed', 'Brakes bite evenly', 'Lights and bell', 'Tire pressure'];

export default function ListCheckboxes() {
  const [done, setDone] = useState(['Quick releases closed']);

  const toggle = (check: string, checked: boolean) =>
    setDone(checked ? [...done, check] : done.filter((other) => other !== check));

  return (
    <List aria-label="Checklist before pickup" sx={{ width: '100%', maxWidth: 360 }}>
      {checks.map((check) => (
        <ListItem key={check} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox
                edge="start"
                disableRipple
                checked={done.includes(check)}
                onChange={(_event, checked) => toggle(check, checked)}
              />
            </ListItemIcon>
            <ListItemText primary={check} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
