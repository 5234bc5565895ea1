import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxForm() {
  const [order, setOrder] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const breads = new FormData(event.currentTarget).getAll('bread');
        setOrder(breads.length > 0 ? `Ordered: ${breads.join(', ')}` : 'Nothing ordered');
      }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Checkbox name="bread" value="baguette" label="Baguette" defaultChecked />
        <Checkbox name="bread" value="pain de mie" label="Pain de mie" />
        <Checkbox required name="terms" label="I pick up the order before 18:00 (required)" />
        <Button type="submit" size="sm">
          Order
        </Button>
        <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
          {order}
        </Typography>
      </Stack>
    </form>
  );
}
