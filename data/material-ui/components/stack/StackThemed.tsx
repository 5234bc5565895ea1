import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withGaps = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiStack: {
      defaultProps: { useFlexGap: true, spacing: 1 },
      styleOverrides: { root: { flexWrap: 'wrap' } },
    },
  },
});

export default function StackThemed() {
  return (
    <ThemeProvider theme={withGaps}>
      <Stack direction="row" sx={{ maxWidth: 300 }}>
        {['Gannet', 'Heron', 'Kittiwake', 'Otter', 'Petrel', 'Tern'].map((boat) => (
          <Chip key={boat} label={boat} variant="outlined" />
        ))}
      </Stack>
    </ThemeProvider>
  );
}
