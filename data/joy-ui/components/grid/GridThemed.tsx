import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyGrid: { defaultProps: { spacing: 3 } },
  },
});

export default function GridThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Grid container sx={{ width: '100%', maxWidth: 400, textAlign: 'center' }}>
        {['Salt', 'Oil', 'Vinegar'].map((item) => (
          <Grid key={item} size={4}>
            <Sheet variant="soft" sx={{ py: 1.5 }}>
              {item}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
