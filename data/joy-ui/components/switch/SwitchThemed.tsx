import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySwitch: {
      defaultProps: { color: 'success' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Switch-thumbSize': ownerState.checked ? '16px' : '12px',
          '--Switch-trackHeight': '24px',
          '--Switch-trackWidth': '44px',
        }),
        thumb: { transition: 'all 150ms' },
      },
    },
  },
});

export default function SwitchThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" useFlexGap spacing={2}>
        <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Bay 1' } }} />
        <Switch slotProps={{ input: { 'aria-label': 'Bay 2' } }} />
      </Stack>
    </ThemeProvider>
  );
}
