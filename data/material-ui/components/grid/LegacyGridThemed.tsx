import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withDepotGrid = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiGrid: {
      defaultProps: { columnSpacing: 2 },
      styleOverrides: {
        container: { fontWeight: 500 },
        item: { paddingBlock: 8, '& > *': { paddingTop: 8, borderTop: '2px solid' } },
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
            <div>Brakes checked on 3 March</div>
          </Grid>
          <Grid item xs={12} sm={6}>
            <div>Next check on 3 June</div>
          </Grid>
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
