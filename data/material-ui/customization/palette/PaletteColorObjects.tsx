import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { deepPurple, lime } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: deepPurple, // light: 300, main: 500, dark: 700
    secondary: { light: lime[300], main: lime[500], dark: lime[700] },
  },
});

export default function PaletteColorObjects() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Record</Button>
        <Button variant="contained" color="secondary">
          Play back
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
