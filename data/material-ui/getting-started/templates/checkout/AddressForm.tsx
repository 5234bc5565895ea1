import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Field from './Field';
import { type Values, addressRules, readForm } from './fields';
import { type Delivery, deliveries, formatPrice } from './order';

interface AddressFormProps {
  delivery: Delivery;
  onDelivery: (delivery: Delivery) => void;
  onDone: (values: Values) => void;
}

export default function AddressForm({ delivery, onDelivery, onDone }: AddressFormProps) {
  const [errors, setErrors] = useState<Values>({});

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby="address-title"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readForm(event.currentTarget, addressRules);
        setErrors(read.errors);
        if (read.isValid) {
          onDone(read.values);
        }
      }}
      spacing={2}
    >
      <Field errors={errors} name="name" label="Name" autoComplete="name" />
      <Field
        errors={errors}
        name="street"
        label="Street and number"
        autoComplete="street-address"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
          gap: 2,
        }}
      >
        <Field errors={errors} name="postcode" label="Postcode" autoComplete="postal-code" />
        <Field errors={errors} name="city" label="Town or city" autoComplete="address-level2" />
      </Box>
      <FormControl>
        <FormLabel component="span" id="delivery-label">
          Delivery
        </FormLabel>
        <RadioGroup
          name="delivery"
          aria-labelledby="delivery-label"
          value={delivery.id}
          onChange={(_event, id) => {
            const chosen = deliveries.find((option) => option.id === id);
            if (chosen) {
              onDelivery(chosen);
            }
          }}
        >
          {deliveries.map(({ id, name, detail, cents }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={`${name}. ${detail}, ${cents ? formatPrice(cents) : 'free'}`}
              sx={{ my: 0.5 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        Continue to payment
      </Button>
    </Stack>
  );
}
