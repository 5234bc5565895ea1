import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxFocus() {
  const [focused, setFocused] = React.useState(false);
  const [keyboard, setKeyboard] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Checkbox
        label="Dark bake"
        onFocus={() => setFocused(true)}
        onFocusVisible={() => setKeyboard(true)}
        onBlur={() => {
          setFocused(false);
          setKeyboard(false);
        }}
      />
      <Typography level="body-sm" role="status" sx={{ minHeight: '3em' }}>
        {focused && 'Bakes five more minutes, for a crust that crackles. '}
        {keyboard && 'Press Space to change.'}
      </Typography>
    </Stack>
  );
}
