import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function CheckboxGroup() {
  const id = React.useId();

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} level="title-sm" sx={{ mb: 0.5 }}>
        Tell me when it comes out of the oven
      </Typography>
      <List size="sm" sx={{ '--ListItem-paddingX': '0px' }}>
        <ListItem>
          <Checkbox name="notify" value="baguette" label="Baguette" defaultChecked />
        </ListItem>
        <ListItem>
          <Checkbox name="notify" value="focaccia" label="Focaccia" />
        </ListItem>
        <ListItem>
          <Checkbox name="notify" value="cardamom-bun" label="Cardamom bun" />
        </ListItem>
      </List>
    </Box>
  );
}
