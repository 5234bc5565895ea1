import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldTypes() {
  return (
    <Stack component="form" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="tel" type="tel" label="Phone" autoComplete="tel" />
      <TextField
        name="postcode"
        label="Postcode"
        autoComplete="postal-code"
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      <TextField
        name="pickup"
        type="date"
        label="Pick-up day"
        slotProps={{
          htmlInput: { min: '2025-03-01', max: '2025-05-31' },
          inputLabel: { shrink: true },
        }}
      />
    </Stack>
  );
}
