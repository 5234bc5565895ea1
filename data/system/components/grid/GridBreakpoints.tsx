import { createTheme, styled, ThemeProvider } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 420, md: 700, lg: 1000, xl: 1400 } },
});

export default function GridBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={1} sx={{ width: '100%' }}>
        {['Axes', 'Ropes', 'Tents', 'Stoves'].map((kit) => (
          <Grid key={kit} size={{ xs: 12, sm: 6, md: 3 }}>
            <Cell>{kit}</Cell>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
