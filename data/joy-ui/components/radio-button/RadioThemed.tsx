import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyRadio: {
      defaultProps: { color: 'success', variant: 'soft' },
      styleOverrides: {
        label: ({ ownerState, theme: { vars } }) => ({
          fontWeight: ownerState.checked ? vars.fontWeight.lg : vars.fontWeight.md,
        }),
      },
    },
    JoyRadioGroup: {
      styleOverrides: { root: { '--RadioGroup-gap': '1.25rem' } },
    },
  },
});

export default function RadioThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <RadioGroup aria-label="Doors" defaultValue="auto">
        <Radio value="auto" label="Open at each stop" />
        <Radio value="button" label="Open on request" />
      </RadioGroup>
    </ThemeProvider>
  );
}
