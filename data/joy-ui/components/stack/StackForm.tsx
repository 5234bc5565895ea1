import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function StackForm() {
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required>
        <FormLabel>Variety</FormLabel>
        <Input placeholder="Purple Dragon" />
      </FormControl>
      <FormControl>
        <FormLabel>Harvested in</FormLabel>
        <Input type="number" placeholder="2025" />
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'start' }}>
        Donate
      </Button>
    </Stack>
  );
}
