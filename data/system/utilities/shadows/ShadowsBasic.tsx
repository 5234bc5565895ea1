import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 3px rgb(0 0 0 / 0.35)',
    '0 4px 12px rgb(0 0 0 / 0.3)',
    '0 12px 32px rgb(0 0 0 / 0.3)',
  ],
});

const nights = [
  { name: 'Thursday', sky: 'Cloudy', shadow: 1 },
  { name: 'Friday', sky: 'Some clouds', shadow: 2 },
  { name: 'Saturday', sky: 'Clear', shadow: 3 },
];

export default function ShadowsBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
        {nights.map(({ name, sky, shadow }) => (
          <Box
            key={name}
            sx={{ p: 2, borderRadius: 2, bgcolor: 'light-dark(#fff, #27305a)', boxShadow: shadow }}
          >
            <strong>{name}</strong>
            <div>{sky}</div>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
