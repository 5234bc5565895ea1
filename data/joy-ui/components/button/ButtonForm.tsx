import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonForm() {
  const [saved, setSaved] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved as “${new FormData(event.currentTarget).get('name')}”`);
      }}
      onReset={() => setSaved('')}
    >
      <FormControl>
        <FormLabel>Session name</FormLabel>
        <Input name="name" required defaultValue="Night strings" />
      </FormControl>
      <Stack direction="row" spacing={1} sx={{ my: 1.5 }}>
        <Button type="submit">Save</Button>
        <Button type="reset" variant="plain" color="neutral">
          Reset
        </Button>
      </Stack>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {saved}
      </Typography>
    </form>
  );
}
