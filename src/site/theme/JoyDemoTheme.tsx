import { THEME_ID } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import type { DemoThemeModule } from './demoThemes';
import { joyTheme } from './joyTheme';

/** Joy UI's theme around a demo; the site's mode is the scheme. */
const JoyDemoTheme: DemoThemeModule = {
  theme: joyTheme,
  Provider: ({ children, scoped }) => (
    <ThemeProvider theme={joyTheme} {...(scoped && { themeId: THEME_ID })}>
      {children}
    </ThemeProvider>
  ),
};

export default JoyDemoTheme;
