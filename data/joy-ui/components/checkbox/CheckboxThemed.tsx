import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCheckbox: {
      defaultProps: { color: 'success' },
      styleOverrides: {
        root: { '--Checkbox-gap': '0.875rem' },
        checkbox: ({ ownerState }) => ({
          borderRadius: ownerState.size === 'lg' ? '8px' : '6px',
        }),
        label: ({ theme: { vars } }) => ({ fontWeight: vars.fontWeight.md }),
      },
    },
  },
});

export default function CheckboxThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack spacing={1.5}>
        <Checkbox label="Flour delivered" defaultChecked />
        <Checkbox size="lg" label="Ovens serviced" defaultChecked />
      </Stack>
    </ThemeProvider>
  );
}
