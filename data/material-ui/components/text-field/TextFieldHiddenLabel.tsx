import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        hiddenLabel
        variant="filled"
        defaultValue="Row 7, bed 3"
        slotProps={{ htmlInput: { 'aria-label': 'Bed' } }}
      />
      <TextField
        hiddenLabel
        size="small"
        variant="filled"
        defaultValue="Row 7, bed 4"
        slotProps={{ htmlInput: { 'aria-label': 'Next bed' } }}
      />
    </Stack>
  );
}
