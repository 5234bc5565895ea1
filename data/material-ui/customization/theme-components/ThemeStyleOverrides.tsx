import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withRoundButtons = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButton: {
      styleOverrides: {
        root: {
          borderRadius: 999,
          textTransform: 'none',
          '&.Mui-disabled': { textDecoration: 'line-through' },
        },
        startIcon: { marginInlineEnd: 4 },
      },
    },
  },
});

export default function ThemeStyleOverrides() {
  return (
    <ThemeProvider theme={withRoundButtons}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" startIcon={<LocalFloristIcon />}>
          Order tulips
        </Button>
        <Button variant="outlined" disabled>
          Order lilacs
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
