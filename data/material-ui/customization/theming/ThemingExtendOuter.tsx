import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withCompactButtons = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      ...outer.components?.MuiButton,
      defaultProps: {
        ...outer.components?.MuiButton?.defaultProps,
        size: 'small',
        variant: 'outlined',
      },
    },
  },
});

export default function ThemingExtendOuter() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button>Publish</Button>
      <ThemeProvider theme={withCompactButtons}>
        <Button>Preview</Button>
        <Button>Duplicate</Button>
      </ThemeProvider>
    </Stack>
  );
}
