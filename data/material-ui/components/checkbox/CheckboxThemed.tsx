import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withStageForms = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiCheckbox: {
      defaultProps: { color: 'secondary', size: 'small' },
      styleOverrides: {
        root: { borderRadius: 6, '&.Mui-focusVisible': { outline: '2px solid' } },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: { root: { marginInlineEnd: 24 }, label: { fontWeight: 500 } },
    },
  },
});

export default function CheckboxThemed() {
  return (
    <ThemeProvider theme={withStageForms}>
      <FormGroup row>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Thunder" />
        <FormControlLabel control={<Checkbox />} label="Rain" />
        <FormControlLabel control={<Checkbox />} label="Wind" />
      </FormGroup>
    </ThemeProvider>
  );
}
