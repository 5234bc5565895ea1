import Typography from '@mui/joy/Typography';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  typography: {
    h2: { letterSpacing: '0.02em', fontWeight: 400 },
    'body-lg': { lineHeight: 1.75 },
  },
  components: {
    JoyTypography: {
      defaultProps: { level: 'body-lg' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          ...(ownerState.gutterBottom && { marginBottom: '0.75em' }),
        }),
      },
    },
  },
});

export default function TypographyThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <div>
        <Typography level="h2" gutterBottom>
          Late shift
        </Typography>
        <Typography>Two hours of records that never left the city where they were cut.</Typography>
      </div>
    </ThemeProvider>
  );
}
