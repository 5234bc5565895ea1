import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: { fontWeightLight: 300, fontWeightBold: 800 },
});

const stars = [
  { name: 'Sirius', magnitude: '−1.46', weight: 'bold' },
  { name: 'Vega', magnitude: '0.03', weight: 500 },
  { name: 'Polaris', magnitude: '1.98', weight: 'light' },
];

export default function TypographyWeight() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 1, maxWidth: 240 }}>
        {stars.map(({ name, magnitude, weight }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: weight }}
          >
            <span>{name}</span>
            <bdi>{magnitude}</bdi>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
