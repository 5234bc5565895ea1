import { expect, test } from '@jest/globals';
import { createSiteColors } from '@/src/shared/userTheme/siteColors';
import type { UserTheme } from '@/src/shared/userTheme/types';

const theme = (light: string, dark: string): UserTheme => ({
  material: {
    colorSchemes: {
      light: { palette: { primary: { main: light } } },
      dark: { palette: { primary: { main: dark } } },
    },
  },
});

test('the site has the main color of each mode', () => {
  const { css, refused } = createSiteColors(theme('#ad1457', '#f48fb1'));
  expect(css).toContain(
    "[data-mui-color-scheme='light'][data-mui-color-scheme]{--fg-accent:#ad1457}",
  );
  expect(css).toContain(
    "[data-mui-color-scheme='dark'][data-mui-color-scheme]{--fg-accent:#f48fb1}",
  );
  expect(refused).toEqual([]);
});

test('a color with too little contrast is refused', () => {
  const { css, refused } = createSiteColors(theme('#9ccc65', '#f48fb1'));
  expect(css).not.toContain('#9ccc65');
  expect(css).toContain('#f48fb1');
  expect(refused).toMatchObject([{ scheme: 'light', color: '#9ccc65' }]);
});

test('a theme without a primary color changes nothing', () => {
  expect(createSiteColors({ material: { spacing: 4 } })).toEqual({ css: '', refused: [] });
});
