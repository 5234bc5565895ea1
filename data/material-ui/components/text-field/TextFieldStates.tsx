import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField required label="Member name" defaultValue="Tomasz Bright" />
      <TextField
        label="Membership number"
        defaultValue="FH-20418"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        disabled
        label="Loan limit"
        defaultValue="6 packets"
        helperText="Rises to 12 after the first return"
        slotProps={{ formHelperText: { disabled: false } }}
      />
    </Stack>
  );
}
