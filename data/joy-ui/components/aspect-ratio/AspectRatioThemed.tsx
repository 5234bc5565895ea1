import AspectRatio from '@mui/joy/AspectRatio';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAspectRatio: {
      defaultProps: { ratio: '3/2', variant: 'outlined' },
      styleOverrides: {
        root: { '--AspectRatio-radius': '16px' },
        content: { '& img': { filter: 'sepia(0.4)' } },
      },
    },
  },
});

export default function AspectRatioThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <div style={{ width: 220 }}>
        <AspectRatio>
          <img src="/images/material-ui/corn-poppy.svg" alt="Corn poppies in sepia" />
        </AspectRatio>
      </div>
    </ThemeProvider>
  );
}
