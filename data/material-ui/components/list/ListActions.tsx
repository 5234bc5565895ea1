import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const presets = ['Commuter check', 'Winter service', 'Race tune'];

export default function ListActions() {
  const [booked, setBooked] = useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Services">
        {presets.map((preset) => (
          <ListItem key={preset} disablePadding>
            <ListItemButton onClick={() => setBooked(preset)}>
              <ListItemText primary={preset} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton disabled>
            <ListItemText primary="Frame repair" secondary="The welder is away until June" />
          </ListItemButton>
        </ListItem>
      </List>
      <Typography role="status" sx={{ px: 2, minHeight: '1.5em' }}>
        {booked && `${booked} booked.`}
      </Typography>
    </Box>
  );
}
