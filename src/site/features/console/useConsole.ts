import { useEffect } from 'react';
import { exposeTheme } from './exposeTheme';
import { printBanner } from './printBanner';

/** Prints a greeting to the console and exposes the theme. Used once, by the app. */
export function useConsole(): void {
  useEffect(() => {
    // Iframes are skipped, because the console belongs to the outer page.
    if (process.env.NODE_ENV === 'production' && window.parent === window) {
      // Pages with demos include the code of themes and have exposed the theme already.
      if (!('theme' in window)) {
        exposeTheme(async () => (await import('../../theme/readPageTheme')).readPageTheme());
      }
      printBanner();
    }
  }, []);
}
