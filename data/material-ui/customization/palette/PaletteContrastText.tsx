import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';

export default function PaletteContrastText() {
  const { palette } = useTheme();
  const [color, setColor] = React.useState('#8e24aa');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 240 }}>
      <TextField
        type="color"
        label="Label color"
        value={color}
        onChange={(event) => setColor(event.target.value)}
      />
      <Chip label="Needs review" sx={{ bgcolor: color, color: palette.getContrastText(color) }} />
    </Stack>
  );
}
