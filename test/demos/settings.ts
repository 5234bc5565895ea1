/** How the browser of a reader with certain settings looks. */
import type { BrowserContextOptions } from '@playwright/test';
import { THEME_SETTINGS_KEY, type ThemeSettings } from '../../src/site/state/themeSettings';
import type { DemoSetting } from './demoResult';

/** What a reader has stored who chose a setting; the mode is no part of it. */
export const STORED: Partial<Record<DemoSetting, Partial<ThemeSettings>>> = {
  rtl: { direction: 'rtl' },
  dense: { dense: true },
};

/** What the browser of such a reader tells a page. Nothing moves, so that what shows is what is meant to show. */
export const getMedia = (setting: DemoSetting) =>
  ({ colorScheme: setting === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' }) as const;

/** A new browser of such a reader. */
export function getContextOptions(setting: DemoSetting, origin: string): BrowserContextOptions {
  const stored = STORED[setting];
  return {
    ...getMedia(setting),
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: stored
        ? [
            {
              origin,
              localStorage: [{ name: THEME_SETTINGS_KEY, value: JSON.stringify(stored) }],
            },
          ]
        : [],
    },
  };
}
