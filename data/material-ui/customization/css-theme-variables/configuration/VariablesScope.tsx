import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'ferry',
    rootSelector: '.ferry-widget',
    colorSchemeSelector: 'data-ferry-mode',
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
});

function Widget() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <Paper sx={{ p: 2 }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          label="Night watch"
          control={
            <Switch
              checked={colorScheme === 'dark'}
              onChange={(_event, checked) => setMode(checked ? 'dark' : 'light')}
            />
          }
        />
        <Button variant="contained">Report position</Button>
      </Stack>
    </Paper>
  );
}

export default function VariablesScope() {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} className="ferry-widget">
      <ThemeProvider
        theme={theme}
        disableNestedContext
        colorSchemeNode={element}
        modeStorageKey="ferry-mode"
        colorSchemeStorageKey="ferry-color-scheme"
      >
        <Widget />
      </ThemeProvider>
    </div>
  );
}
