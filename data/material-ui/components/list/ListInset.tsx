import BuildOutlined from '@mui/icons-material/BuildOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function ListInset() {
  return (
    <List aria-label="Tools at bay 1" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemIcon>
          <BuildOutlined />
        </ListItemIcon>
        <ListItemText primary="Torque wrench" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Chain checker" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Spoke key" />
      </ListItem>
    </List>
  );
}
