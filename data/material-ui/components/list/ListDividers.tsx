import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ListDividers() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <Paper variant="outlined" sx={{ flex: 1 }}>
        <List disablePadding aria-label="Prices">
          <ListItem divider>
            <ListItemText primary="Puncture" secondary="€14" />
          </ListItem>
          <ListItem divider>
            <ListItemText primary="Gear cable" secondary="€22" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Wheel building" secondary="€75" />
          </ListItem>
        </List>
      </Paper>
      <Paper variant="outlined" sx={{ flex: 1 }}>
        <List aria-label="Opening hours">
          <ListItem>
            <ListItemText primary="Tuesday to Friday" secondary="10:00–18:30" />
          </ListItem>
          <Divider component="li" variant="middle" aria-hidden />
          <ListItem>
            <ListItemText primary="Saturday" secondary="10:00–14:00" />
          </ListItem>
        </List>
      </Paper>
    </Stack>
  );
}
