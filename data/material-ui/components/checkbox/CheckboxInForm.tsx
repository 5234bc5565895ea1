import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const services = ['Program', 'Cloakroom', 'Ear plugs'];

export default function CheckboxInForm() {
  const [order, setOrder] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).getAll('service');
        setOrder(chosen.join(', ') || 'nothing');
      }}
    >
      <FormGroup role="group" aria-label="Services at the door">
        {services.map((service) => (
          <FormControlLabel
            key={service}
            name="service"
            value={service}
            control={<Checkbox defaultChecked={service === 'Program'} />}
            label={service}
          />
        ))}
      </FormGroup>
      <Button type="submit" variant="contained">
        Order
      </Button>
      <Typography role="status">{order && `Ordered: ${order}.`}</Typography>
    </Stack>
  );
}
