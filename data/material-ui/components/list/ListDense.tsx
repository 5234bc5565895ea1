import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const bearings = ['6802, hub', '6902, hub', '6000, jockey wheel', '24-37, bottom bracket'];

export default function ListDense() {
  const [dense, setDense] = useState(true);
  const [flush, setFlush] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={dense} onChange={(_event, checked) => setDense(checked)} />}
          label="Dense"
        />
        <FormControlLabel
          control={<Switch checked={flush} onChange={(_event, checked) => setFlush(checked)} />}
          label="No gutters"
        />
      </FormGroup>
      <List
        dense={dense}
        disablePadding
        aria-label="Bearings"
        sx={{ border: 1, borderColor: 'divider' }}
      >
        {bearings.map((bearing) => (
          <ListItem key={bearing} disableGutters={flush}>
            <ListItemText primary={bearing} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
