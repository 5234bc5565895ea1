import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const shopTheme = createTheme({
  palette: { primary: { main: '#2e4a62' } },
  shape: { borderRadius: 12 },
});

const dangerTheme = createTheme({
  palette: { primary: { main: '#b3261e' } },
});

export default function ThemingNested() {
  return (
    <ThemeProvider theme={() => shopTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Save changes</Button>
        <ThemeProvider theme={dangerTheme}>
          <Button variant="contained">Close the shop</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
