import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  system: createTheme({ typography: { fontFamily: 'system-ui, sans-serif' } }),
  serif: createTheme({ typography: { fontFamily: 'Georgia, "Times New Roman", serif' } }),
  mixed: createTheme({
    typography: {
      fontFamily: 'system-ui, sans-serif',
      h5: { fontFamily: 'Georgia, "Times New Roman", serif' },
    },
  }),
};

export default function TypographyFontFamily() {
  const [font, setFont] = React.useState<keyof typeof themes>('mixed');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Font"
        value={font}
        onChange={(_event, value) => setFont(value ?? font)}
      >
        <ToggleButton value="system">System</ToggleButton>
        <ToggleButton value="serif">Serif</ToggleButton>
        <ToggleButton value="mixed">Mixed</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={() => themes[font]}>
        <Paper variant="outlined" sx={{ p: 2, maxWidth: 320 }}>
          <Typography variant="h5" component="h3" gutterBottom>
            The lighthouse keeper
          </Typography>
          <Typography variant="body2">
            A short story in four parts, read in about twelve minutes.
          </Typography>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
