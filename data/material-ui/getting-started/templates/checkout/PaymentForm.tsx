import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import Field from './Field';
import { type Values, cardRules, readForm } from './fields';

export default function PaymentForm({ onDone }: { onDone: (values: Values) => void }) {
  const [method, setMethod] = useState('card');
  const [errors, setErrors] = useState<Values>({});
  const field = { errors, numeric: true };

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby="payment-title"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readForm(event.currentTarget, method === 'card' ? cardRules : {});
        setErrors(read.errors);
        if (read.isValid) {
          onDone(method === 'card' ? { ...read.values, method } : { method });
        }
      }}
      spacing={2}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label="Payment method"
        value={method}
        onChange={(_event, next: string | null) => setMethod(next ?? method)}
      >
        <ToggleButton value="card">Card</ToggleButton>
        <ToggleButton value="transfer">Bank transfer</ToggleButton>
      </ToggleButtonGroup>
      <Box hidden={method !== 'card'}>
        <Stack spacing={2}>
          <Field
            {...field}
            name="card"
            label="Card number"
            autoComplete="cc-number"
            hint="The template sends nothing. Try 4000 0000 0000 0002."
          />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
            }}
          >
            <Field
              {...field}
              name="expiry"
              label="Expiry date"
              autoComplete="cc-exp"
              hint="Month and year: 0831 or 08/31"
            />
            <Field {...field} name="code" label="Security code" autoComplete="cc-csc" />
          </Box>
        </Stack>
      </Box>
      {method === 'transfer' && (
        <Typography>
          We send you our account number by email, and start to sew when your payment arrives.
        </Typography>
      )}
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        Continue to review
      </Button>
    </Stack>
  );
}
