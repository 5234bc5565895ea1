import Box from '@mui/material/Box';
import Grid, { gridClasses } from '@mui/material/Grid';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withDepotGrid = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiGrid: {
      defaultProps: { columnSpacing: 2 },
      styleOverrides: {
        container: { [`& > .${gridClasses.item}`]: { borderTop: '2px solid' } },
        item: { paddingBlock: 8 },
      },
    },
  },
});

export default function LegacyGridThemed() {
  return (
    <ThemeProvider theme={withDepotGrid}>
      <Box sx={{ width: '100%' }}>
        <Grid container>
          <Grid item xs={12} sm={6}>
            Brakes checked on 3 March
          </Grid>
          <Grid item xs={12} sm={6}>
            Next check on 3 June
          </Grid>
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
