import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

export default function RadioForm() {
  const [saved, setSaved] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Paid by ${new FormData(event.currentTarget).get('payment')}`);
      }}
    >
      <FormControl required>
        <FormLabel>Payment</FormLabel>
        <RadioGroup name="payment">
          <Radio required value="card" label="Card" />
          <Radio required value="phone" label="Phone" />
          <Radio required value="cash" label="Cash" />
        </RadioGroup>
      </FormControl>
      <Button type="submit" size="sm" sx={{ my: 1.5 }}>
        Pay
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {saved}
      </Typography>
    </form>
  );
}
