import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchInForm() {
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget).entries()];
        setSent(entries.map(([name, value]) => `${name}=${String(value)}`).join(', '));
      }}
    >
      <FormControlLabel
        name="stacking"
        value="yes"
        control={<Switch defaultChecked />}
        label="Stack exposures"
      />
      <FormControlLabel name="darks" control={<Switch />} label="Take dark frames" />
      <FormControlLabel required name="cap" control={<Switch />} label="The lens cap is off" />
      <Button type="submit" variant="contained">
        Start the night
      </Button>
      <Typography role="status">{sent && `Sent: ${sent}`}</Typography>
    </Stack>
  );
}
