import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderInForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`shelves=${data.get('shelves')}, hours=${data.getAll('hours').join(' and ')}`);
      }}
    >
      <Typography id={id}>Shelves</Typography>
      <Slider
        name="shelves"
        aria-labelledby={id}
        defaultValue={3}
        min={1}
        max={8}
        valueLabelDisplay="auto"
      />
      <Typography>Loading hours</Typography>
      <Slider
        name="hours"
        defaultValue={[9, 17]}
        max={24}
        valueLabelDisplay="auto"
        getAriaLabel={(index) => (index === 0 ? 'Loading from' : 'Loading until')}
      />
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Book the kiln
      </Button>
      <Typography role="status">{sent && `Sent: ${sent}`}</Typography>
    </Stack>
  );
}
