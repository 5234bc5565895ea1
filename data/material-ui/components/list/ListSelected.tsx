import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const repairs = [
  { id: 311, title: 'Loose headset', note: 'Tighten the stem after the top cap, not before.' },
  { id: 312, title: 'Skipping chain', note: 'Worn cassette; ask the owner before replacing it.' },
  { id: 313, title: 'Flat tire', note: 'Third time this month. Look for glass in the casing.' },
];

export default function ListSelected() {
  const [current, setCurrent] = useState(repairs[0]!);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
      <List aria-label="Repairs">
        {repairs.map((repair) => (
          <ListItem key={repair.id} disablePadding>
            <ListItemButton
              selected={repair === current}
              aria-current={repair === current}
              onClick={() => setCurrent(repair)}
            >
              <ListItemText primary={repair.title} secondary={`Repair ${repair.id}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ p: 2 }}>
        {current.note}
      </Typography>
    </Box>
  );
}
