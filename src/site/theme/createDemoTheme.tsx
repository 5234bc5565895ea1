import { CacheProvider, type EmotionCache, __unsafe_useEmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { DemoTheme } from './demoThemes';

interface DemoThemeOptions {
  /** Separates the theme from another one around the same demo. */
  themeId?: string;
  create: DemoTheme['create'];
}

/**
 * Creates a demo theme with a library's own function. The provider is the system's plain one, without a color-scheme
 * manager, because the color scheme is the site's mode.
 */
export function createDemoTheme({ themeId, create }: DemoThemeOptions): DemoTheme {
  return {
    create,
    Provider({ theme, cache, scoped, components, children }) {
      const outer = __unsafe_useEmotionCache();
      return (
        <CacheProvider value={(cache as EmotionCache | undefined) ?? outer}>
          <ThemeProvider theme={theme} {...(scoped && themeId !== undefined && { themeId })}>
            {components ? (
              <DefaultPropsProvider value={components as Record<string, never>}>
                {children}
              </DefaultPropsProvider>
            ) : (
              children
            )}
          </ThemeProvider>
        </CacheProvider>
      );
    },
  };
}
