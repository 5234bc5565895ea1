import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withFlatBars = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAppBar: {
      defaultProps: { color: 'transparent', elevation: 0, position: 'static' },
      styleOverrides: { root: { borderBlockEnd: '2px solid currentColor' } },
    },
    MuiToolbar: {
      defaultProps: { variant: 'dense', disableGutters: true },
      styleOverrides: { root: { gap: 16 } },
    },
  },
});

export default function AppBarThemed() {
  return (
    <ThemeProvider theme={withFlatBars}>
      <AppBar component="div">
        <Toolbar>
          <Typography noWrap sx={{ flex: 1 }}>
            Timetable 2025
          </Typography>
          <Button color="inherit">Print</Button>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}
