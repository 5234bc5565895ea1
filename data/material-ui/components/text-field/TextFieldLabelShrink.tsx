import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldLabelShrink() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Latin name"
        placeholder="Phaseolus coccineus"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField label="Common name" slotProps={{ inputLabel: { disableAnimation: true } }} />
    </Stack>
  );
}
