/** The demos of each component page with forced colors, as in a contrast theme of Windows, which is light or dark. */
import { planComponentPages, readPlan } from '../../tools/proof/plan';
import { aboutPage, noteLimit } from '../../tools/proof/reporter';
import { ALL_PAGES, expect, hydrated } from '../e2e/support';
import { activateDemos } from './activateDemos';
import { test } from './browser';
import { checkForcedColors } from './forcedColors';

for (const url of planComponentPages(ALL_PAGES, readPlan())) {
  const about = aboutPage({ page: url, check: 'forcedColors', setting: 'light and dark' });
  test(`${url} with forced colors`, about, async ({ crawler }, info) => {
    const setting = { direction: 'ltr', width: 1280, height: 1600, forcedColors: true } as const;
    const page = await crawler.openScripted({ ...setting, mode: 'light' });
    await page.goto(url);
    await hydrated(page);
    await activateDemos(page);
    const limits = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
      const result = await checkForcedColors(page);
      expect.soft(result.problems, colorScheme).toEqual([]);
      result.limits.forEach((limit) => limits.add(limit));
    }
    limits.forEach((limit) => noteLimit(info, limit));
    await page.emulateMedia({ reducedMotion: null });
  });
}
