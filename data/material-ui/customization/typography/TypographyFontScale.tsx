import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function TypographyFontScale() {
  const [fontSize, setFontSize] = React.useState(14);
  const theme = React.useMemo(() => createTheme({ typography: { fontSize } }), [fontSize]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <div>
        <Typography id="base-font-size" variant="body2">
          typography.fontSize: {fontSize}
        </Typography>
        <Slider
          aria-labelledby="base-font-size"
          min={10}
          max={22}
          value={fontSize}
          onChange={(_event, value) => setFontSize(value as number)}
        />
      </div>
      <ThemeProvider theme={() => theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h6" component="h3">
            Tide table
          </Typography>
          <Typography variant="body1">High water at 6:42 and 19:05.</Typography>
          <Typography variant="caption" component="p" gutterBottom>
            body1: {theme.typography.pxToRem(16)}
          </Typography>
          <Button variant="contained">Set a reminder</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
