import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 720, lg: 1600, xl: 2400 } },
});

const withLaterBreakpoints = (theme: Theme): Theme => ({ ...theme, breakpoints });

export default function Grid2OwnBreakpoints() {
  return (
    <ThemeProvider theme={withLaterBreakpoints}>
      <Grid container spacing={2} sx={{ width: '100%' }}>
        {['Frost tonight', 'Rain barrel 80% full', 'Gate code 4417'].map((news) => (
          <Grid key={news} size={{ xs: 12, sm: 6, md: 4 }}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              {news}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
