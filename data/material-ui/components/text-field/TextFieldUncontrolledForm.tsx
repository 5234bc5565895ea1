import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldUncontrolledForm() {
  const [receipt, setReceipt] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setReceipt(`${data.get('packets')} packets for ${data.get('borrower')}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField required name="borrower" label="Borrower" defaultValue="Ines Kowalczyk" />
      <TextField required name="packets" label="Packets" defaultValue="3" />
      <Button type="submit" variant="contained">
        Lend seeds
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {receipt}
      </Typography>
    </Stack>
  );
}
