import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'party', label: 'Name of the party', error: 'Write a name for the party' },
  { name: 'seats', label: 'Seats', error: 'Say how many seats you need' },
];

export default function AlertErrorSummary() {
  const [missing, setMissing] = useState<string[]>([]);
  const [booked, setBooked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (missing.length > 0) summary.current?.focus();
  }, [missing]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = fields.map(({ name }) => name).filter((name) => !data.get(name));
    setMissing(empty);
    setBooked(empty.length === 0);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ width: '100%' }}>
      {missing.length > 0 && (
        <Alert
          ref={summary}
          severity="error"
          role="group"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
        >
          <AlertTitle id={`${id}-title`}>The booking is not complete</AlertTitle>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {fields
              .filter(({ name }) => missing.includes(name))
              .map(({ name, error }) => (
                <li key={name}>
                  <Link href={`#${id}-${name}`} color="inherit">
                    {error}
                  </Link>
                </li>
              ))}
          </Box>
        </Alert>
      )}
      {fields.map(({ name, label, error }) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          error={missing.includes(name)}
          helperText={missing.includes(name) && error}
        />
      ))}
      <Button type="submit" variant="contained">
        Book the carriage
      </Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {booked && 'Booked: the carriage waits on platform 2.'}
      </Typography>
    </Stack>
  );
}
