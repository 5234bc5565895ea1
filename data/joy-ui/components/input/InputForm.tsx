import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputForm() {
  const [summary, setSummary] = React.useState('Nothing sent yet.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSummary(`${data.get('room')} for ${data.get('people')} people, ${data.get('email')}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required>
        <FormLabel>Room</FormLabel>
        <Input name="room" defaultValue="Studio A" />
      </FormControl>
      <FormControl required>
        <FormLabel>People</FormLabel>
        <Input
          name="people"
          type="number"
          defaultValue={4}
          slotProps={{ input: { min: 1, max: 12 } }}
        />
      </FormControl>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" placeholder="you@band.example" />
      </FormControl>
      <Button type="submit">Request booking</Button>
      <Typography level="body-sm" role="status">
        {summary}
      </Typography>
    </Stack>
  );
}
