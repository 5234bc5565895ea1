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
  const [way, setWay] = useState('card');
  const [faults, setFaults] = useState<Values>({});
  const field = { faults, numeric: true };

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby="payment-title"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readForm(event.currentTarget, way === 'card' ? cardRules : {});
        setFaults(read.faults);
        if (read.isSound) {
          onDone(way === 'card' ? { ...read.values, way } : { way });
        }
      }}
      spacing={2}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label="Way to pay"
        value={way}
        onChange={(_event, next: string | null) => setWay(next ?? way)}
      >
        <ToggleButton value="card">Card</ToggleButton>
        <ToggleButton value="transfer">Transfer</ToggleButton>
      </ToggleButtonGroup>
      <Box hidden={way !== 'card'}>
        <Stack spacing={2}>
          <Field
            {...field}
            name="card"
            label="Card number"
            autoComplete="cc-number"
            hint="This is a template: nothing is sent. Try 4000 0000 0000 0002."
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
              label="Valid until"
              autoComplete="cc-exp"
              hint="Month and year: 0831 or 08/31"
            />
            <Field {...field} name="code" label="Security code" autoComplete="cc-csc" />
          </Box>
        </Stack>
      </Box>
      {way === 'transfer' && (
        <Typography>
          We send you our account number by email, and start to sew when the money arrives, usually
          after a day.
        </Typography>
      )}
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        Continue to review
      </Button>
    </Stack>
  );
}
