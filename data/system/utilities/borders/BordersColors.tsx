import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    clear: { main: 'light-dark(#1c7a4a, #6fd39e)' },
    cloud: { main: 'light-dark(#9a6400, #f0bd5c)' },
    storm: { main: 'light-dark(#b3261e, #ff9c93)' },
  },
});

const nights = [
  { date: 'Tuesday', sky: 'clear', forecast: 'Clear until dawn' },
  { date: 'Wednesday', sky: 'cloud', forecast: 'Broken clouds after midnight' },
  { date: 'Thursday', sky: 'storm', forecast: 'Gusts, domes stay closed' },
];

export default function BordersColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1.5, width: 1, maxWidth: 360 }}>
        {nights.map(({ date, sky, forecast }) => (
          <Box
            key={date}
            sx={{
              px: 2,
              py: 1,
              border: 1,
              borderInlineStartWidth: 6,
              borderColor: `${sky}.main`,
              borderRadius: 1,
            }}
          >
            <Box sx={{ fontWeight: 600, color: `${sky}.main` }}>{date}</Box>
            {forecast}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
