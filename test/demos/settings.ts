/** Browser options for a user with certain settings. */
import type { BrowserContextOptions } from '@playwright/test';
import { THEME_SETTINGS_KEY, type ThemeSettings } from '../../src/site/state/themeSettings';
import type { DemoSetting } from './demoResult';

/** The stored settings of a user who has changed one. The mode isn't stored here. */
export const STORED: Partial<Record<DemoSetting, Partial<ThemeSettings>>> = {
  rtl: { direction: 'rtl' },
  dense: { dense: true },
};

/** The media features of that user's browser. Motion is reduced, so that the final state is tested. */
export const getMedia = (setting: DemoSetting) =>
  ({ colorScheme: setting === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' }) as const;

/** Returns the options of a new browser context for such a user. */
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
