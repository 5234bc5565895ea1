import { createTheme, ThemeProvider } from '@mui/system';
import Container, { containerClasses } from '@mui/system/Container';

const theme = createTheme({
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: 'sm' },
      styleOverrides: {
        root: {
          paddingBlock: 16,
          borderInline: '4px solid light-dark(#5566c4, #93a4ff)',
          [`&.${containerClasses.disableGutters}`]: { borderInlineWidth: 0 },
        },
      },
    },
  },
});

export default function ContainerTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Container component="section" aria-label="Calibration">
        Flat frames are due before the next new moon.
      </Container>
    </ThemeProvider>
  );
}
