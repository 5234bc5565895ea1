import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const withRoundFields = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
    // The primary color has too little contrast on the background of the filled variant.
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: 'inherit' } } } },
    MuiFilledInput: {
      defaultProps: { disableUnderline: true },
      styleOverrides: {
        root: {
          borderRadius: 16,
          border: '1px solid transparent',
          '&.Mui-focused': { borderColor: 'currentColor' },
        },
      },
    },
  },
});

export default function TextFieldThemed() {
  return (
    <ThemeProvider theme={withRoundFields}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField label="Donor" defaultValue="Bruno Achterberg" />
        <TextField label="Origin" defaultValue="Waal river dyke" />
      </Stack>
    </ThemeProvider>
  );
}
