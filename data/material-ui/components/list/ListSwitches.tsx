import { useId, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const messages = [
  { key: 'ready', label: 'The bike is ready' },
  { key: 'parts', label: 'A part has to be ordered' },
  { key: 'service', label: 'A service is due' },
];

export default function ListSwitches() {
  const id = useId();
  const [on, setOn] = useState<Record<string, boolean>>({ ready: true });

  return (
    <List
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 360 }}
      subheader={
        <ListSubheader id={id} disableSticky>
          Notify me when
        </ListSubheader>
      }
    >
      {messages.map(({ key, label }) => (
        <ListItem
          key={key}
          sx={{ pr: 9 }}
          secondaryAction={
            <Switch
              edge="end"
              checked={on[key] ?? false}
              onChange={(_event, checked) => setOn({ ...on, [key]: checked })}
              inputProps={{ 'aria-labelledby': `${id}-${key}` }}
            />
          }
        >
          <ListItemText id={`${id}-${key}`} primary={label} />
        </ListItem>
      ))}
    </List>
  );
}
