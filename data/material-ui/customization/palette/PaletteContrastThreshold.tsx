import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  '3': createTheme({ palette: { contrastThreshold: 3 } }),
  '4.5': createTheme({ palette: { contrastThreshold: 4.5 } }),
};

export default function PaletteContrastThreshold() {
  const [threshold, setThreshold] = React.useState<keyof typeof themes>('4.5');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Contrast threshold"
        value={threshold}
        onChange={(_event, value) => setThreshold(value ?? threshold)}
      >
        <ToggleButton value="3">3</ToggleButton>
        <ToggleButton value="4.5">4.5</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={() => themes[threshold]}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {(['primary', 'error', 'warning', 'info', 'success'] as const).map((color) => (
            <Button key={color} variant="contained" color={color}>
              {color}
            </Button>
          ))}
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
