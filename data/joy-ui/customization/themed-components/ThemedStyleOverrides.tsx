import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          borderRadius: vars.radius.xl,
          '&.Mui-disabled': { textDecoration: 'line-through' },
          ...(ownerState.variant === 'outlined' && { borderWidth: '2px' }),
        }),
        endDecorator: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemedStyleOverrides() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button endDecorator="4">Drills</Button>
        <Button variant="outlined" endDecorator="11">
          Ladders
        </Button>
        <Button disabled endDecorator="0">
          Pressure washers
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
