import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const RANGERS = ['Asta Holm', 'Bilal Saeed', 'Chiara Conti', 'Dario Pinto', 'Elif Kaya'];

export default function TransferListBasic() {
  const [shift, setShift] = React.useState(['Elif Kaya']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');

  const lists = {
    Free: RANGERS.filter((name) => !shift.includes(name)),
    'On duty': RANGERS.filter((name) => shift.includes(name)),
  };

  const transfer = (from: keyof typeof lists) => {
    const moved = lists[from].filter((name) => checked.includes(name));
    setShift(
      from === 'Free' ? [...shift, ...moved] : shift.filter((name) => !moved.includes(name)),
    );
    setChecked(checked.filter((name) => !moved.includes(name)));
    setMessage(moved.length > 0 ? `Moved: ${moved.join(', ')}.` : 'Select at least one person.');
  };

  const [free, onShift] = Object.entries(lists).map(([title, names]) => (
    <List
      key={title}
      dense
      subheader={<ListSubheader disableSticky>{`${title} (${names.length})`}</ListSubheader>}
      aria-label={title}
      sx={{ minHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {names.map((name) => (
        <ListItem key={name} disablePadding sx={{ px: 2 }}>
          <FormControlLabel
            label={name}
            control={
              <Checkbox
                checked={checked.includes(name)}
                onChange={(_event, on) =>
                  setChecked(on ? [...checked, name] : checked.filter((other) => other !== name))
                }
              />
            }
          />
        </ListItem>
      ))}
    </List>
  ));

  return (
    <Box sx={{ width: '100%', maxWidth: 600 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto 1fr' },
        }}
      >
        {free}
        <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
          <Button variant="outlined" onClick={() => transfer('Free')}>
            Add
          </Button>
          <Button variant="outlined" onClick={() => transfer('On duty')}>
            Remove
          </Button>
        </Stack>
        {onShift}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
}
