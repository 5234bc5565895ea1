import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    moon: { lit: 'light-dark(#c08a1e, #ffe2a3)', dark: 'light-dark(#39425c, #46506e)' },
  },
});

export default function PaletteCallback() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="svg"
          viewBox="0 0 40 40"
          role="img"
          aria-label="Half of the Moon is lit"
          sx={(theme) => ({
            width: 72,
            height: 72,
            '& circle': { fill: theme.palette.moon.dark },
            '& path': { fill: theme.palette.moon.lit },
          })}
        >
          <circle cx="20" cy="20" r="18" />
          <path d="M20 2 A18 18 0 0 1 20 38 Z" />
        </Box>
        <div>
          First quarter
          <div>Sets at 00:26</div>
        </div>
      </Box>
    </ThemeProvider>
  );
}
