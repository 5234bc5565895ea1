import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSquareParts = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 0, textTransform: 'none' } },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 0 } } },
  },
});

export default function CustomizeTheme() {
  return (
    <ThemeProvider theme={withSquareParts}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button>Log position</Button>
        <Chip label="58.97° N" />
      </Stack>
    </ThemeProvider>
  );
}
