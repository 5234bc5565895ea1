import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { palette } = createTheme();

// The second argument isn't typed, so it accepts a color that the types don't have.
const theme = createTheme(
  {},
  {
    palette: {
      harvest: palette.augmentColor({ color: { main: '#f9a825' } }),
    },
  },
);

export default function PaletteNewColor() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Ripe" sx={{ bgcolor: 'harvest.main', color: 'harvest.contrastText' }} />
        <Chip
          label="Almost ripe"
          sx={{ bgcolor: 'harvest.light', color: 'harvest.contrastText' }}
        />
        <Chip label="Sold" sx={{ bgcolor: 'harvest.contrastText', color: 'harvest.main' }} />
      </Stack>
    </ThemeProvider>
  );
}
