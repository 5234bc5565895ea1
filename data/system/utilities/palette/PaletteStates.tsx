import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    row: { hover: 'light-dark(#e3e9f8, #22304f)' },
    link: { main: 'light-dark(#2450b5, #9db9ff)', hover: 'light-dark(#8a2a6b, #ffa8e0)' },
  },
});

const catalogs = ['Messier, 110 objects', 'Caldwell, 109 objects', 'Herschel, 400 objects'];

export default function PaletteStates() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{
          width: 1,
          maxWidth: 320,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& li': { px: 2, py: 1.5, borderRadius: 1 },
          '& li:hover': { bgcolor: 'row.hover' },
          '& a': { color: 'link.main' },
          '& a:hover': { color: 'link.hover' },
          '& a:focus-visible': { outline: 2, outlineColor: 'link.main', outlineOffset: 2 },
        }}
      >
        {catalogs.map((catalog) => (
          <li key={catalog}>
            <a href="#hover-and-focus-states">{catalog}</a>
          </li>
        ))}
      </Box>
    </ThemeProvider>
  );
}
