import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LIMIT = 2;
const GUIDES = ['Bats at dusk', 'Dragonflies', 'Fungi', 'Pond life', 'Reed cutting'];

export default function TransferListForm() {
  const id = React.useId();
  const [walks, setWalks] = React.useState(['Fungi']);
  const [sent, setSent] = React.useState('');
  const full = walks.length >= LIMIT;

  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(new FormData(event.currentTarget).getAll('walk').join(', ') || 'no walks');
      }}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Typography id={id} role="status">
        {full ? `${LIMIT} walks chosen` : `Choose ${LIMIT - walks.length} more`}
      </Typography>
      <List dense disablePadding aria-labelledby={id}>
        {GUIDES.map((walk) => (
          <ListItem key={walk} disableGutters disablePadding>
            <FormControlLabel
              label={walk}
              control={
                <Checkbox
                  name="walk"
                  value={walk}
                  checked={walks.includes(walk)}
                  disabled={full && !walks.includes(walk)}
                  onChange={(_event, on) =>
                    setWalks(on ? [...walks, walk] : walks.filter((other) => other !== walk))
                  }
                />
              }
            />
          </ListItem>
        ))}
      </List>
      <Button type="submit" variant="outlined">
        Sign up
      </Button>
      <Typography role="status" variant="body2">
        {sent && `Sent: ${sent}`}
      </Typography>
    </Stack>
  );
}
