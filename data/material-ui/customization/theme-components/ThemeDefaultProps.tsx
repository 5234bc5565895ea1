import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withDefaults = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
    MuiTextField: { defaultProps: { variant: 'standard', size: 'small' } },
  },
});

export default function ThemeDefaultProps() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <TextField label="Promo code" />
        <Stack direction="row" spacing={2}>
          <Button>Apply</Button>
          <Button variant="text">Remove</Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
