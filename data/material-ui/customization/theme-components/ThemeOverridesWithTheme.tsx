import Alert from '@mui/material/Alert';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withBorderedAlerts = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          padding: theme.spacing(1, 2),
          borderRadius: ownerState.variant === 'outlined' ? 0 : theme.shape.borderRadius,
          ...theme.applyStyles('dark', { border: '1px solid currentColor' }),
        }),
      },
    },
  },
});

export default function ThemeOverridesWithTheme() {
  return (
    <ThemeProvider theme={withBorderedAlerts}>
      <Alert severity="warning">The library closes at 16:00 on Friday.</Alert>
    </ThemeProvider>
  );
}
