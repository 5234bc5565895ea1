import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAlert: {
      defaultProps: { variant: 'outlined', size: 'lg' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          '--Alert-radius': vars.radius.lg,
          ...(ownerState.variant === 'outlined' && { boxShadow: vars.shadow.sm }),
        }),
      },
    },
  },
});

export default function AlertThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack spacing={1.5} sx={{ width: '100%' }}>
        <Alert role="note">Dogs ride free.</Alert>
        <Alert role="note" color="success">
          Your lost umbrella was found.
        </Alert>
      </Stack>
    </ThemeProvider>
  );
}
