import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ButtonForm() {
  const [name, setName] = React.useState('');
  const [created, setCreated] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        setCreated(name);
      }}
      onReset={() => {
        setName('');
        setCreated('');
      }}
    >
      <TextField
        label="Expedition name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          Create expedition
        </Button>
        <Button type="reset">Clear</Button>
      </Stack>
      <Typography role="status">{created && `Created “${created}”.`}</Typography>
    </Stack>
  );
}
