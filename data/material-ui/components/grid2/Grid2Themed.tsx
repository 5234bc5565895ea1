import Grid from '@mui/material/Grid2';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withGardenGrid = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiGrid2: {
      defaultProps: { spacing: 1, columns: 6 },
      styleOverrides: {
        root: { borderRadius: 8 },
        container: { padding: 8, border: '2px dashed' },
      },
      variants: [{ props: { container: false }, style: { padding: 8, border: '1px solid' } }],
    },
  },
});

export default function Grid2Themed() {
  return (
    <ThemeProvider theme={withGardenGrid}>
      <Grid container sx={{ width: '100%' }}>
        <Grid size={2}>Two of six</Grid>
        <Grid size={4}>Four of six</Grid>
      </Grid>
    </ThemeProvider>
  );
}
