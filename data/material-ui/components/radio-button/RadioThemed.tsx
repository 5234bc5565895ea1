import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withBakeryRadios = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiRadio: {
      defaultProps: { color: 'secondary', size: 'small' },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 } },
      },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontWeight: 500 } } },
    MuiFormGroup: { styleOverrides: { row: { columnGap: 16 } } },
  },
});

export default function RadioThemed() {
  return (
    <ThemeProvider theme={withBakeryRadios}>
      <RadioGroup row aria-label="Shape" defaultValue="round">
        <FormControlLabel value="round" control={<Radio />} label="Round" />
        <FormControlLabel value="tin" control={<Radio />} label="Loaf pan" />
        <FormControlLabel value="plait" control={<Radio />} label="Braid" />
      </RadioGroup>
    </ThemeProvider>
  );
}
