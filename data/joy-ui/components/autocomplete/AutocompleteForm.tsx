import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const objects = [
  { id: 101, label: 'Pinwheel Galaxy' },
  { id: 104, label: 'Sombrero Galaxy' },
];

export default function AutocompleteForm() {
  const [object, setObject] = React.useState<(typeof objects)[number] | null>(null);
  const [sent, setSent] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const id = new FormData(event.currentTarget).get('object');
        setSent(id ? `Requested object ${id}` : 'Choose an object from the list.');
      }}
      style={{ width: '100%', maxWidth: 300 }}
    >
      <FormControl required>
        <FormLabel>Object</FormLabel>
        <Autocomplete
          options={objects}
          value={object}
          onChange={(_event, value) => setObject(value)}
        />
      </FormControl>
      <input type="hidden" name="object" value={object?.id ?? ''} />
      <Button type="submit" sx={{ my: 1.5 }}>
        Request time
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </form>
  );
}
