import { Box, createTheme, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 12 },
  palette: {
    nebula: { main: 'light-dark(#5a2a82, #d9b3ff)', pale: 'light-dark(#f5ecfc, #2a1a3a)' },
  },
  typography: { fontWeightBold: 650 },
});

const Filter = styled('span')(({ theme: { palette, shape, spacing } }) => ({
  padding: spacing(0.5, 2),
  border: '1px solid',
  borderColor: palette.nebula.main,
  borderRadius: shape.borderRadius,
}));

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 3,
          borderRadius: 1,
          bgcolor: 'nebula.pale',
          color: 'nebula.main',
        }}
      >
        <Box sx={{ fontWeight: 'bold' }}>Filters for the Veil Nebula</Box>
        <Filter>H-alpha</Filter>
        <Filter>Oxygen III</Filter>
      </Box>
    </ThemeProvider>
  );
}
