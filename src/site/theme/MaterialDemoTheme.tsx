import { THEME_ID } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { DemoThemeModule } from './demoThemes';
import { materialTheme } from './materialTheme';

/** Material UI's theme around a demo, without the colour-scheme manager: the site's mode is the scheme. */
const MaterialDemoTheme: DemoThemeModule = {
  theme: materialTheme,
  Provider: ({ children, scoped }) => (
    <ThemeProvider theme={materialTheme} {...(scoped && { themeId: THEME_ID })}>
      {children}
    </ThemeProvider>
  ),
};

export default MaterialDemoTheme;
