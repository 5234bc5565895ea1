import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withNightSwitches = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSwitch: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        switchBase: {
          '&.Mui-focusVisible .MuiSwitch-thumb': { outline: '3px solid', outlineOffset: 2 },
        },
        thumb: { boxShadow: 'none', border: '1px solid rgba(128 128 128 / 0.6)' },
        track: { borderRadius: 4 },
      },
    },
  },
});

export default function SwitchThemed() {
  return (
    <ThemeProvider theme={withNightSwitches}>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Star names" />
        <FormControlLabel control={<Switch />} label="Horizon" />
      </FormGroup>
    </ThemeProvider>
  );
}
