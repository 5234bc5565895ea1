import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InversionForm() {
  const [sent, setSent] = React.useState(false);

  return (
    <Sheet
      component="form"
      variant="solid"
      color="neutral"
      invertedColors
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{ display: 'grid', gap: 2, p: 3, width: '100%', maxWidth: 400, borderRadius: 'lg' }}
    >
      <Typography level="title-lg">Storm warnings by email</Typography>
      <FormControl required sx={{ '--FormLabel-asteriskColor': 'currentcolor' }}>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="email" />
      </FormControl>
      <Checkbox label="Only for my line" variant="outlined" />
      <Button type="submit">Subscribe</Button>
      <Typography
        level="body-sm"
        textColor="text.primary"
        role="status"
        sx={{ minHeight: '1.5em' }}
      >
        {sent ? 'You will receive the next warning.' : ''}
      </Typography>
    </Sheet>
  );
}
