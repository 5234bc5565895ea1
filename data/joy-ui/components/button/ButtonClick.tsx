import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonClick() {
  const [takes, setTakes] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setTakes(takes + 1)}>Record a take</Button>
      <Typography level="body-sm" role="status">
        {takes === 0 ? 'No takes yet' : `Takes on tape: ${takes}`}
      </Typography>
    </Stack>
  );
}
