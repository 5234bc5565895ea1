import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function Grid2Form() {
  const [sent, setSent] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <Grid
      component="form"
      aria-label="Request a plot"
      onSubmit={handleSubmit}
      container
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField required fullWidth label="Name" autoComplete="name" />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField required fullWidth label="Email" type="email" autoComplete="email" />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }}>
        <TextField fullWidth label="What you want to grow" />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <TextField fullWidth label="Square meters" type="number" />
      </Grid>
      <Grid size="auto" offset="auto">
        <Button type="submit" variant="contained">
          Request a plot
        </Button>
      </Grid>
      <Grid size={12}>
        <Typography role="status" sx={{ minHeight: '1.5em', textAlign: 'end' }}>
          {sent && 'Request sent. The gatekeeper replies on Sunday.'}
        </Typography>
      </Grid>
    </Grid>
  );
}
