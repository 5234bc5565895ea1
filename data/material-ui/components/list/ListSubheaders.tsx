import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

const racks = [
  { title: 'To collect', color: 'primary' as const, bikes: ['Green town bike', 'Red racer'] },
  { title: 'To test', color: 'default' as const, bikes: ['Blue tandem', 'Post office e-bike'] },
];

export default function ListSubheaders() {
  const id = useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', maxWidth: 480 }}>
      {racks.map(({ title, color, bikes }, index) => (
        <List
          key={title}
          aria-labelledby={`${id}-${index}`}
          sx={{ flex: 1 }}
          subheader={
            <ListSubheader id={`${id}-${index}`} color={color} disableSticky>
              {title}
            </ListSubheader>
          }
        >
          {bikes.map((bike) => (
            <ListItem key={bike}>
              <ListItemText primary={bike} />
            </ListItem>
          ))}
        </List>
      ))}
    </Stack>
  );
}
