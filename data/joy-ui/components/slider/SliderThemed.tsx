import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySlider: {
      defaultProps: { color: 'warning', size: 'lg' },
      styleOverrides: {
        root: { '--Slider-trackSize': '4px' },
        thumb: ({ theme: { vars } }) => ({ borderRadius: vars.radius.sm }),
      },
    },
  },
});

export default function SliderThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <Slider aria-label="Pilot light" defaultValue={55} />
      </Box>
    </ThemeProvider>
  );
}
