import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AdjustList() {
  const [padding, setPadding] = React.useState(8);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Typography level="body-sm">Padding of the list: {padding} pixels</Typography>
      <Slider
        aria-label="Padding of the list"
        max={20}
        value={padding}
        onChange={(_event, value) => setPadding(value as number)}
      />
      <Sheet variant="outlined" sx={{ borderRadius: '24px' }}>
        <List sx={{ '--List-padding': `${padding}px` }}>
          {['Flour', 'Water', 'Salt'].map((item, index) => (
            <ListItem key={item}>
              <ListItemButton variant="soft" color="warning" selected={index === 0}>
                {item}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
    </Stack>
  );
}
