import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function CardForm() {
  const [status, setStatus] = React.useState('We need at least 2 people.');

  return (
    <Card
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        setStatus('Your table is reserved.');
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <Typography level="title-md">Reserve a table</Typography>
      <FormControl required>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl>
        <FormLabel>People</FormLabel>
        <Input type="number" defaultValue={2} slotProps={{ input: { min: 2, max: 8 } }} />
      </FormControl>
      <Typography role="status" level="body-sm">
        {status}
      </Typography>
      <CardActions>
        <Button type="submit">Reserve</Button>
      </CardActions>
    </Card>
  );
}
