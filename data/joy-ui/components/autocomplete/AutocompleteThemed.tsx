import Autocomplete from '@mui/joy/Autocomplete';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAutocomplete: {
      defaultProps: { variant: 'soft', openText: 'Show the list' },
      styleOverrides: {
        root: { '--Input-radius': '12px' },
        option: ({ theme: { vars } }) => ({ fontSize: vars.fontSize.sm }),
      },
    },
  },
});

export default function AutocompleteThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Autocomplete
        options={['Sunset', 'Twilight', 'Midnight']}
        slotProps={{ input: { 'aria-label': 'Open the dome at' } }}
        sx={{ width: 260 }}
      />
    </ThemeProvider>
  );
}
