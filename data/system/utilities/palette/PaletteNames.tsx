import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    star: { o: '#9db4ff', a: '#cad8ff', g: '#fff1c9', k: '#ffd19c', m: '#ffb56b' },
    ink: '#14172a',
  },
});

const stars = [
  { name: 'Alnitak', type: 'O', color: 'star.o' },
  { name: 'Vega', type: 'A', color: 'star.a' },
  { name: 'Capella', type: 'G', color: 'star.g' },
  { name: 'Arcturus', type: 'K', color: 'star.k' },
  { name: 'Betelgeuse', type: 'M', color: 'star.m' },
];

export default function PaletteNames() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={{ width: 1, maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}>
        {stars.map(({ name, type, color }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              px: 2,
              py: 1,
              color: 'ink',
              bgcolor: color,
            }}
          >
            {name}
            <span>Type {type}</span>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
