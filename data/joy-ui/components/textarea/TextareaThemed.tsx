import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTextarea: {
      defaultProps: { variant: 'soft', minRows: 3 },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Textarea-radius': '12px',
          ...(ownerState.focused && { backgroundColor: 'var(--joy-palette-background-surface)' }),
        }),
        textarea: { lineHeight: 1.75 },
      },
    },
  },
});

export default function TextareaThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <FormControl sx={{ width: 320, maxWidth: '100%' }}>
        <FormLabel>Distinguishing marks</FormLabel>
        <Textarea placeholder="Stickers, scratches, initials" />
      </FormControl>
    </ThemeProvider>
  );
}
