import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Reading from './Reading';

const theme = extendTheme({
  components: {
    JoyReading: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: '2rem' },
        value: { color: 'var(--joy-palette-primary-plainColor)' },
      },
    },
  },
});

export default function ThemedReadingTheme() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Reading value={412} unit="m" />
        <Reading value={7} unit="°C" variant="soft" />
      </Stack>
    </ThemeProvider>
  );
}
