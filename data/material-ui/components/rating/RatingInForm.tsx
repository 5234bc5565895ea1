import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const questions = [
  { name: 'tea-scent', label: 'Scent' },
  { name: 'tea-taste', label: 'Taste' },
  { name: 'tea-color', label: 'Color' },
];

export default function RatingInForm() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(questions.map(({ name }) => `${name}=${data.get(name)}`).join(', '));
      }}
    >
      {questions.map(({ name, label }) => (
        <Stack key={name} component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Typography component="legend">{label}</Typography>
          <Rating name={name} emptyLabelText="No opinion" />
        </Stack>
      ))}
      <Button type="submit" variant="contained">
        Send tasting
      </Button>
      <Typography role="status">{sent && `Sent: ${sent}`}</Typography>
    </Stack>
  );
}
