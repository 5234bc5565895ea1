import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldMultiline() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        label="Sowing notes (grows to 6 rows)"
        defaultValue={'Soak overnight.\nSow 3 cm deep once the soil is at 12 °C.\nThin to 20 cm.'}
      />
      <TextField
        multiline
        rows={3}
        label="Provenance (always 3 rows)"
        defaultValue="From the terraces above Lake Orta, kept by one family since 1931."
      />
    </Stack>
  );
}
