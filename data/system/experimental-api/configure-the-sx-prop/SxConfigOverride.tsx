import { Box, createTheme, ThemeProvider, unstable_defaultSxConfig } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      // Names from theme.radii instead of multiples of theme.shape.borderRadius
      borderRadius: { themeKey: 'radii' },
      // Dashed instead of solid borders for numbers
      border: {
        ...unstable_defaultSxConfig.border,
        transform: (value) => (typeof value === 'number' ? `${value}px dashed` : String(value)),
      },
    },
  },
  { radii: { panel: '6px', dome: '48px 48px 6px 6px' } },
);

export default function SxConfigOverride() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ p: 3, border: 2, borderRadius: 'dome' }}>North dome</Box>
        <Box sx={{ p: 3, border: 2, borderRadius: 'panel' }}>Control room</Box>
        <Box sx={{ p: 3, border: '2px solid', borderRadius: '20px' }}>Visitor center</Box>
      </Box>
    </ThemeProvider>
  );
}
