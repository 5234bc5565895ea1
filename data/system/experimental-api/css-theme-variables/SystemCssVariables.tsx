import * as React from 'react';
import {
  Box,
  createTheme,
  unstable_createCssVarsProvider,
  unstable_createCssVarsTheme,
} from '@mui/system';

const theme = unstable_createCssVarsTheme({
  ...createTheme({ shape: { borderRadius: 10 } }),
  cssVarPrefix: 'obs',
  colorSchemeSelector: '.obs-%s',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { panel: '#f3efe2', text: '#22262e', edge: '#8a7f6a' } },
    dark: { palette: { panel: '#1d0f0f', text: '#ffb8ad', edge: '#a05a50' } },
  },
  shouldSkipGeneratingVar: (keys) => keys[0] !== 'palette' && keys[0] !== 'shape',
});

const { CssVarsProvider, useColorScheme } = unstable_createCssVarsProvider<'light' | 'dark'>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'obs-mode',
  colorSchemeStorageKey: 'obs-color-scheme',
});

const modes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function ModeField() {
  const { mode, setMode } = useColorScheme();

  return (
    <Box component="fieldset" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, border: 1 }}>
      <legend>Control room lights</legend>
      {modes.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="obs-mode"
            checked={mode === value}
            onChange={() => setMode(value)}
          />{' '}
          {label}
        </label>
      ))}
    </Box>
  );
}

export default function SystemCssVariables() {
  const [node, setNode] = React.useState<Element | null>(null);

  return (
    <CssVarsProvider colorSchemeNode={node}>
      <Box ref={setNode} sx={{ width: 1, maxWidth: 380 }}>
        <Box
          sx={[
            {
              display: 'grid',
              gap: 2,
              p: 2,
              border: 1,
              borderColor: 'edge', // var(--obs-palette-edge)
              borderRadius: 1, // calc(1 * var(--obs-shape-borderRadius))
              bgcolor: 'panel',
              color: 'text',
              colorScheme: 'light',
            },
            (currentTheme) => currentTheme.applyStyles('dark', { colorScheme: 'dark' }),
          ]}
        >
          <ModeField />
          <div>Guide star locked, drift 0.2″ per minute</div>
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
