import * as React from 'react';
import Autocomplete, { type AutocompleteCloseReason } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const CASES = ['Cello case', 'Flight case', 'Horn bag', 'Timpani trolley', 'Violin case'];

export default function AutocompleteOpenState() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState<AutocompleteCloseReason>();
  const inputRef = React.useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => {
          inputRef.current?.focus();
          setOpen(true);
        }}
      >
        Browse cases
      </Button>
      <Autocomplete
        fullWidth
        open={open}
        onOpen={() => setOpen(true)}
        onClose={(_event, why) => {
          setOpen(false);
          setReason(why);
        }}
        options={CASES}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            label="Case"
            helperText={reason ? `Close reason: ${reason}` : 'Not closed yet'}
          />
        )}
      />
    </Stack>
  );
}
