import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const items = ['Map and compass', 'Head torch', 'First aid kit'];

export default function TripChecklist() {
  const [packed, setPacked] = React.useState<string[]>([]);

  const toggle = (item: string, checked: boolean) => {
    setPacked((list) => (checked ? [...list, item] : list.filter((other) => other !== item)));
  };

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Stack spacing={1}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                checked={packed.includes(item)}
                onChange={(event) => toggle(item, event.target.checked)}
              />
            }
          />
        ))}
        <Typography role="status" variant="body2" color="text.secondary">
          {packed.length} of {items.length} packed
        </Typography>
        <Button variant="contained" onClick={() => setPacked(items)}>
          Pack everything
        </Button>
      </Stack>
    </Paper>
  );
}
