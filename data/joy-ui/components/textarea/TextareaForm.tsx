import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaForm() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1.5}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const address = new FormData(event.currentTarget).get('address');
        setSent(`We'll send it to: ${String(address).split(/\s*\n/).join(', ')}`);
      }}
    >
      <FormControl required sx={{ width: '100%' }}>
        <FormLabel>Address for the parcel</FormLabel>
        <Textarea
          name="address"
          autoComplete="street-address"
          minRows={3}
          defaultValue={'14 Canal Street\nFlat 3'}
        />
      </FormControl>
      <Button type="submit">Send my item</Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Stack>
  );
}
