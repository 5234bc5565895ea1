import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchForm() {
  const [saved, setSaved] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const zones = new FormData(event.currentTarget).getAll('zone');
        setSaved(`Watered: ${zones.join(', ') || 'nothing'}`);
      }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <FormControl orientation="horizontal" sx={{ gap: 2 }}>
          <Switch defaultChecked slotProps={{ input: { name: 'zone', value: 'seedlings' } }} />
          <FormLabel>Seedlings</FormLabel>
        </FormControl>
        <FormControl orientation="horizontal" sx={{ gap: 2 }}>
          <Switch slotProps={{ input: { name: 'zone', value: 'citrus' } }} />
          <FormLabel>Citrus</FormLabel>
        </FormControl>
        <Button type="submit" size="sm">
          Water now
        </Button>
        <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
          {saved}
        </Typography>
      </Stack>
    </form>
  );
}
