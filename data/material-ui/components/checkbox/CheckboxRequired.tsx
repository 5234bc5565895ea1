import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxRequired() {
  const [sent, setSent] = React.useState(false);

  return (
    <Stack
      component="form"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'flex-start', maxWidth: 360 }}
      onChange={() => setSent(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <FormControlLabel
        required
        control={<Checkbox name="rules" />}
        label="I have read the fly tower rules"
      />
      <Button type="submit" variant="contained">
        Get the key
      </Button>
      <Typography role="status">{sent && 'Pick up the key at the stage door.'}</Typography>
    </Stack>
  );
}
