import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyMenuButton: { defaultProps: { variant: 'soft', size: 'sm' } },
    JoyMenu: {
      defaultProps: { size: 'sm', placement: 'bottom-start', keepMounted: true },
      styleOverrides: { root: ({ theme: { vars } }) => ({ boxShadow: vars.shadow.lg }) },
    },
    JoyMenuItem: {
      styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } },
    },
  },
});

export default function MenuThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Dropdown>
        <MenuButton>Temperature</MenuButton>
        <Menu>
          <MenuItem>18.0 °C</MenuItem>
          <MenuItem>20.0 °C</MenuItem>
          <MenuItem>24.0 °C</MenuItem>
        </Menu>
      </Dropdown>
    </ThemeProvider>
  );
}
