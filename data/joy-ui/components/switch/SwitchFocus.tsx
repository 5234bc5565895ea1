import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchFocus() {
  const [focused, setFocused] = React.useState(false);
  const [keyboard, setKeyboard] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <FormControl orientation="horizontal" sx={{ gap: 2 }}>
        <FormLabel>Night cooling</FormLabel>
        <Switch
          onFocus={() => setFocused(true)}
          onFocusVisible={() => setKeyboard(true)}
          onBlur={() => {
            setFocused(false);
            setKeyboard(false);
          }}
        />
      </FormControl>
      <Typography level="body-sm" role="status" sx={{ minHeight: '3em' }}>
        {focused && 'Opens the vents from 22:00. '}
        {keyboard && 'Press Space to change.'}
      </Typography>
    </Stack>
  );
}
