import { createTheme, styled, ThemeProvider } from '@mui/system';
import Grid, { gridClasses } from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

const theme = createTheme({
  components: {
    MuiGrid: {
      defaultProps: { spacing: 3, columns: 6 },
      styleOverrides: {
        root: {
          [`&.${gridClasses.container}`]: { outline: '1px dashed', outlineOffset: 8 },
        },
      },
    },
  },
});

export default function GridThemed() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container sx={{ width: 'calc(100% - 24px)', my: 1.5 }}>
        <Grid size={4}>
          <Cell>Four of six</Cell>
        </Grid>
        <Grid size={2}>
          <Cell>Two of six</Cell>
        </Grid>
      </Grid>
    </ThemeProvider>
  );
}
