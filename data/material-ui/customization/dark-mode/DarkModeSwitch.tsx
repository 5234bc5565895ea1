import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

function Reader() {
  const { mode, setMode } = useColorScheme();
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Color mode"
          value={mode ?? null}
          onChange={(_event, next: typeof mode | null) => setMode(next ?? mode ?? null)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="system">System</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
        <Typography>The ferry leaves at 06:40, before the fog lifts.</Typography>
        <Button variant="contained">Next page</Button>
      </Stack>
    </Paper>
  );
}

export default function DarkModeSwitch() {
  return (
    <ThemeProvider
      theme={theme}
      disableNestedContext
      modeStorageKey="reader-mode"
      colorSchemeStorageKey="reader-color-scheme"
    >
      <Reader />
    </ThemeProvider>
  );
}
