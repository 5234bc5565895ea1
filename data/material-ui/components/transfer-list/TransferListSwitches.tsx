import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const SENSORS = [
  { name: 'Water level', place: 'Sluice, every 10 minutes' },
  { name: 'Night camera', place: 'Otter holt, after dusk' },
  { name: 'Sound recorder', place: 'Reed bed, two hours at dawn' },
];

export default function TransferListSwitches() {
  const id = React.useId();
  const [active, setActive] = React.useState(['Water level']);

  return (
    <List
      aria-label="Sensors"
      subheader={
        <ListSubheader disableSticky>
          {active.length} of {SENSORS.length} active
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {SENSORS.map(({ name, place }, index) => (
        <ListItem
          key={name}
          alignItems="flex-start"
          secondaryAction={
            <Switch
              edge="end"
              size="small"
              color="secondary"
              value={name}
              checked={active.includes(name)}
              onChange={(_event, on) =>
                setActive(on ? [...active, name] : active.filter((other) => other !== name))
              }
              inputProps={{ 'aria-labelledby': `${id}-${index}` }}
            />
          }
        >
          <ListItemText
            primary={name}
            secondary={place}
            slotProps={{ primary: { id: `${id}-${index}` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
