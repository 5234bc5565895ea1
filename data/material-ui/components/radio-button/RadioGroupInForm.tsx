import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RadioGroupInForm() {
  const labelId = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('delivery')));
      }}
    >
      <FormControl required>
        <FormLabel component="span" id={labelId}>
          Delivery
        </FormLabel>
        <RadioGroup name="delivery" aria-labelledby={labelId} aria-required>
          <FormControlLabel
            value="bike"
            control={<Radio inputProps={{ required: true }} />}
            label="By bike"
          />
          <FormControlLabel value="shelf" control={<Radio />} label="Pick up in store" />
        </RadioGroup>
      </FormControl>
      <Button type="submit" variant="contained">
        Order
      </Button>
      <Typography role="status">{sent && `Sent: delivery=${sent}`}</Typography>
    </Stack>
  );
}
