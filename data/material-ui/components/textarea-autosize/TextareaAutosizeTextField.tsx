import TextField from '@mui/material/TextField';

export default function TextareaAutosizeTextField() {
  return (
    <TextField
      label="Address"
      multiline
      minRows={2}
      maxRows={5}
      defaultValue={'Post office\nLast village before the pass'}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
