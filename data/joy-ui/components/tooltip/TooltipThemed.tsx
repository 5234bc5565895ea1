import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTooltip: {
      defaultProps: { arrow: true, variant: 'outlined', enterDelay: 300 },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          maxWidth: 280,
          fontWeight: vars.fontWeight.md,
          boxShadow: vars.shadow.lg,
        }),
      },
    },
  },
});

export default function TooltipThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Tooltip describeChild title="Reclaim bucket: dry scraps only">
        <Button variant="outlined" color="neutral">
          Scraps
        </Button>
      </Tooltip>
    </ThemeProvider>
  );
}
