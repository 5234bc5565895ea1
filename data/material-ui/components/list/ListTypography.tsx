import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function ListTypography() {
  return (
    <List aria-label="Frame numbers" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem divider>
        <ListItemText
          primary="WH 48 1127 C"
          secondary="A touring frame from 1986, brazed by hand in the shop around the corner"
          slotProps={{
            primary: { component: 'code', variant: 'body1', sx: { fontFamily: 'monospace' } },
            secondary: { noWrap: true },
          }}
        />
      </ListItem>
      <ListItem divider>
        <ListItemText>
          Found in <strong>Canal Street</strong>
        </ListItemText>
      </ListItem>
      <ListItem>
        <ListItemText
          disableTypography
          primary={<Typography variant="overline">Reward</Typography>}
          secondary={<Box sx={{ typography: 'h6' }}>€50</Box>}
        />
      </ListItem>
    </List>
  );
}
