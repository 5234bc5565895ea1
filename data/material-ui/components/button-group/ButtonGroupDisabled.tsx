import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ButtonGroupDisabled() {
  const [storm, setStorm] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={storm} onChange={(event) => setStorm(event.target.checked)} />}
        label="Storm: only the lifeboat can leave"
      />
      <ButtonGroup variant="contained" aria-label="Clear to leave">
        <Button disabled={storm}>Ferry</Button>
        <Button disabled={storm}>Tug</Button>
        <Button>Rescue</Button>
      </ButtonGroup>
      <ButtonGroup disabled={storm} aria-label="Moor at the outer wall">
        <Button>Bow</Button>
        <Button>Stern</Button>
      </ButtonGroup>
    </Stack>
  );
}
