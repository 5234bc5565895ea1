import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withQuietProgress = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiCircularProgress: {
      defaultProps: { color: 'inherit', size: 32, thickness: 2 },
      styleOverrides: { circle: { strokeLinecap: 'round' } },
    },
    MuiLinearProgress: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          borderRadius: 4,
          variants: [{ props: { variant: 'determinate' }, style: { height: 8 } }],
        },
        bar: { borderRadius: 4 },
      },
    },
  },
});

export default function ProgressThemed() {
  return (
    <ThemeProvider theme={withQuietProgress}>
      <Stack spacing={3} sx={{ width: '100%', alignItems: 'center', color: 'text.secondary' }}>
        <CircularProgress aria-label="Waiting for the plan chest" />
        <LinearProgress
          variant="determinate"
          value={35}
          aria-label="Drawers checked"
          sx={{ width: '100%' }}
        />
      </Stack>
    </ThemeProvider>
  );
}
