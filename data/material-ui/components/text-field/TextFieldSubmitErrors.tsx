import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldSubmitErrors() {
  const [errors, setErrors] = React.useState<Record<string, string>>({});
  const [sent, setSent] = React.useState(false);

  const startAnew = () => {
    setErrors({});
    setSent(false);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
  };

  const handleInvalid = (event: React.FormEvent<HTMLInputElement>) => {
    event.preventDefault(); // no bubble from the browser, but no focus either
    const { form, name, validationMessage } = event.currentTarget;
    setErrors((current) => ({ ...current, [name]: validationMessage }));
    if (form?.querySelector(':invalid') === event.currentTarget) {
      event.currentTarget.focus();
    }
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField
        required
        name="email"
        type="email"
        label="Email"
        error={Boolean(errors.email)}
        helperText={errors.email ?? 'We confirm the swap here'}
        slotProps={{ htmlInput: { onInvalid: handleInvalid } }}
      />
      <TextField
        required
        name="grams"
        label="Weight in grams"
        error={Boolean(errors.grams)}
        helperText={errors.grams ?? 'Whole grams, three digits at most'}
        slotProps={{
          htmlInput: { inputMode: 'numeric', pattern: '[0-9]{1,3}', onInvalid: handleInvalid },
        }}
      />
      <Button type="submit" variant="contained" onClick={startAnew}>
        Offer seeds
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {sent && 'Offered. Look out for an answer.'}
      </Typography>
    </Stack>
  );
}
