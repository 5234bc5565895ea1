import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { sky: { dusk: '#2b2350', night: '#0e1430' } },
  unstable_sxConfig: {
    // sky: 'dusk' → background-color from theme.palette.sky.dusk
    sky: { themeKey: 'palette.sky', cssProperty: 'backgroundColor' },
    // starSize: 10 → width, height, and border-radius
    starSize: {
      cssProperty: false,
      transform: (value) => ({ width: `${value}px`, height: `${value}px`, borderRadius: '50%' }),
    },
  },
});

const stars = [
  { name: 'Deneb', size: 10 },
  { name: 'Sadr', size: 7 },
  { name: 'Albireo', size: 5 },
];

export default function SxConfigAdd() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{
          sky: { xs: 'dusk', sm: 'night' },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          m: 0,
          p: 3,
          borderRadius: 2,
          color: '#fff',
          listStyle: 'none',
        }}
      >
        {stars.map(({ name, size }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ starSize: size, bgcolor: '#ffe9b0' }} />
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
