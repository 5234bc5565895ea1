import Masonry from '@mui/lab/Masonry';
import type {} from '@mui/lab/themeAugmentation';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { notes } from './notes';

const withWideWalls = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMasonry: {
      defaultProps: {
        columns: { xs: 1, sm: 2 },
        spacing: 3,
        defaultColumns: 2,
        defaultHeight: 330,
        defaultSpacing: 3,
      },
      styleOverrides: { root: { '& > *': { borderTop: '4px solid' } } },
    },
  },
});

export default function MasonryThemed() {
  return (
    <ThemeProvider theme={withWideWalls}>
      <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
        <Masonry>
          {notes.slice(0, 5).map(({ hive, text }) => (
            <Paper key={hive} square elevation={2} sx={{ p: 2 }}>
              {text}
            </Paper>
          ))}
        </Masonry>
      </Box>
    </ThemeProvider>
  );
}
