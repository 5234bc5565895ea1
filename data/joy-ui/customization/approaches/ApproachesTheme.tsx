import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyInput: { defaultProps: { variant: 'soft' } },
    JoyButton: {
      defaultProps: { color: 'neutral' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          borderRadius: '2rem',
          ...(ownerState.size === 'lg' && { paddingInline: '2rem' }),
        }),
      },
    },
  },
});

export default function ApproachesTheme() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Input size="lg" placeholder="Search the archive" aria-label="Search the archive" />
        <Button size="lg">Search</Button>
      </Stack>
    </ThemeProvider>
  );
}
