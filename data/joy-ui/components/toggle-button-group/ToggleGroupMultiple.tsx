import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleGroupMultiple() {
  const [clays, setClays] = React.useState(['stoneware']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Clays to show"
        value={clays}
        onChange={(_event, next) => setClays(next)}
      >
        <Button value="earthenware">Earthenware</Button>
        <Button value="stoneware">Stoneware</Button>
        <Button value="porcelain">Porcelain</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {clays.length ? `The list shows: ${clays.join(', ')}` : 'The list shows every clay.'}
      </Typography>
    </Stack>
  );
}
