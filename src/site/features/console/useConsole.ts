import { useEffect } from 'react';
import { exposeTheme } from './exposeTheme';
import { printBanner } from './printBanner';

/** What developers find when they open the console: a greeting and the theme. Used once, by the app. */
export function useConsole(): void {
  useEffect(() => {
    // In a frame they would look at the page around it.
    if (process.env.NODE_ENV === 'production' && window.parent === window) {
      // Pages with demos have the code of themes, and have done it already.
      if (!('theme' in window)) {
        exposeTheme(async () => (await import('../../theme/readPageTheme')).readPageTheme());
      }
      printBanner();
    }
  }, []);
}
