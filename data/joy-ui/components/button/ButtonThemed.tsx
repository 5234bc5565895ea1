import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', color: 'neutral' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          borderRadius: vars.radius.xl,
          ...(ownerState.size === 'lg' && { paddingInline: '2.5rem' }),
        }),
      },
    },
    JoyIconButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: { root: { borderRadius: '50%' } },
    },
  },
});

export default function ButtonThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Button>Default</Button>
        <Button size="lg">Large</Button>
        <IconButton aria-label="Add a track">
          <AddRoundedIcon />
        </IconButton>
      </Stack>
    </ThemeProvider>
  );
}
