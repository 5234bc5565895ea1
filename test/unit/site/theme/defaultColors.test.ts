import { expect, test } from '@jest/globals';
import { DEFAULT_THEME_SETTINGS } from '@/src/site/state/themeSettings';
import { DEFAULT_COLORS } from '@/src/site/theme/defaultColors';
import { createJoyTheme } from '@/src/site/theme/joyTheme';
import { createMaterialTheme } from '@/src/site/theme/materialTheme';
import { createSiteTheme } from '@/src/site/theme/siteTheme';

test('the default colors are those of the themes', () => {
  const joy = createJoyTheme(DEFAULT_THEME_SETTINGS).colorSchemes.light.palette.primary[500];
  expect(DEFAULT_COLORS.joy.primary).toBe(joy.toLowerCase());
  for (const [id, create] of [
    ['material', createMaterialTheme],
    ['site', createSiteTheme],
  ] as const) {
    const { primary, secondary } = create(DEFAULT_THEME_SETTINGS).colorSchemes.light!.palette;
    expect(DEFAULT_COLORS[id]).toEqual({ primary: primary.main, secondary: secondary.main });
  }
});
