import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Switch from '@mui/joy/Switch';

const alerts = ['Temperature below 8 °C', 'Tank below 20%', 'Door open for 10 minutes'];

export default function SwitchList() {
  const id = React.useId();

  return (
    <List
      variant="outlined"
      aria-label="Alerts"
      sx={{ width: '100%', maxWidth: 380, borderRadius: 'md', '--ListItem-minHeight': '3rem' }}
    >
      {alerts.map((alert, index) => (
        <ListItem key={alert}>
          <ListItemContent component="label" htmlFor={`${id}-${index}`}>
            {alert}
          </ListItemContent>
          <Switch id={`${id}-${index}`} defaultChecked={index !== 2} />
        </ListItem>
      ))}
    </List>
  );
}
