import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#ffb300', contrastText: '#3e2700' },
  },
});

export default function PaletteOverride() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained">Book a table</Button>
        <Button variant="contained" color="secondary">
          See the menu
        </Button>
        <Fab color="primary" size="small" aria-label="Add a guest">
          <AddIcon />
        </Fab>
      </Stack>
    </ThemeProvider>
  );
}
