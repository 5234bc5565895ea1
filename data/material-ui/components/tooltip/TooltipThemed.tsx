import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

const withCalmTooltips = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTooltip: {
      defaultProps: {
        arrow: true,
        describeChild: true,
        enterDelay: 400,
        slots: { transition: Fade },
      },
      styleOverrides: {
        tooltip: { padding: '8px 12px', borderRadius: 12, fontSize: 13 },
      },
    },
  },
});

export default function TooltipThemed() {
  return (
    <ThemeProvider theme={withCalmTooltips}>
      <Stack direction="row" spacing={1}>
        <Tooltip title="81 millimeters, for the Moon">
          <Button>Refractor</Button>
        </Tooltip>
        <Tooltip title="300 millimeters, for galaxies">
          <Button>Reflector</Button>
        </Tooltip>
      </Stack>
    </ThemeProvider>
  );
}
