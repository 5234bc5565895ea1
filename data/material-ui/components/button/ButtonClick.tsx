import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonClick() {
  const [tents, setTents] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setTents((count) => count + 1)}>
          Pack a tent
        </Button>
        <Button onClick={() => setTents(0)}>Start over</Button>
      </Stack>
      <Typography role="status">Tents on the packing list: {tents}</Typography>
    </Stack>
  );
}
