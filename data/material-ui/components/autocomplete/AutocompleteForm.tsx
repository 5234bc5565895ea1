import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const VIOLAS = [
  { id: 'VA-3', label: 'Viola, 40 cm' },
  { id: 'VA-4', label: 'Viola, 41.5 cm' },
  { id: 'VA-9', label: 'Viola, five strings' },
];

export default function AutocompleteForm() {
  const [viola, setViola] = React.useState<(typeof VIOLAS)[number] | null>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!viola);
        setSent(String(new FormData(event.currentTarget).get('viola')));
      }}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Autocomplete
        fullWidth
        options={VIOLAS}
        value={viola}
        onChange={(_event, next) => {
          setViola(next);
          setMissing(false);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Viola"
            error={missing}
            helperText={missing && 'Choose a viola from the list'}
          />
        )}
      />
      <input type="hidden" name="viola" value={viola?.id ?? ''} />
      <Button type="submit" variant="outlined">
        Borrow
      </Button>
      <Typography role="status" variant="body2">
        {sent ? `The server gets ${sent}` : ''}
      </Typography>
    </Stack>
  );
}
