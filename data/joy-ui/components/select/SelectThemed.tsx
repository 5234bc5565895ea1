import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySelect: {
      defaultProps: { variant: 'soft', indicator: <KeyboardArrowDownIcon /> },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Select-radius': '12px',
          ...(ownerState.open && { outline: '1px solid' }),
        }),
      },
    },
    JoyOption: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ fontSize: vars.fontSize.sm }) },
    },
  },
});

export default function SelectThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Select
        defaultValue="oil"
        slotProps={{ button: { 'aria-label': 'Lubricant' } }}
        sx={{ width: 220 }}
      >
        <Option value="oil">Wet oil</Option>
        <Option value="wax">Dry wax</Option>
      </Select>
    </ThemeProvider>
  );
}
