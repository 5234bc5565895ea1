/**
 * The demos of Base UI in the flavors that the crawl doesn't select: axe finds nothing in either mode and direction, and
 * no demo contains a native button without styles.
 */
import { THEME_SETTINGS_KEY } from '../../src/site/state/themeSettings';
import { RULES_OF_APPEARANCE } from '../crawl/appearance';
import { findAxeProblems } from './axe';
import { ALL_PAGES, type Page, expect, open, scrollThrough, settled, test } from './support';

const PAGES = ALL_PAGES.filter((url) => /^\/base-ui\/(?!api\/).*(?<!-api\/)$/.test(url));

/** Lists buttons with the border that browsers draw by default, by demo. */
const listPlainButtons = (page: Page) =>
  page.locator('[data-live] button').evaluateAll((buttons) =>
    buttons
      .filter((button) => getComputedStyle(button).borderTopStyle === 'outset')
      .map((button) => {
        const demo = button.closest('[data-demo]')?.getAttribute('data-demo');
        return `${demo}: ${button.textContent}`;
      }),
  );

for (const url of PAGES) {
  for (const direction of ['ltr', 'rtl']) {
    test(`${url}, ${direction}: demos in all flavors`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
        THEME_SETTINGS_KEY,
        JSON.stringify({ direction }),
      ] as const);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await open(page, url);
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      const select = page.getByRole('combobox', { name: 'Code styling' }).first();
      if ((await select.count()) === 0) {
        await scrollThrough(page);
        expect(await listPlainButtons(page)).toEqual([]);
        return;
      }
      for (const flavor of ['tailwind', 'css', 'system']) {
        await select.selectOption(flavor);
        await scrollThrough(page);
        expect.soft(await listPlainButtons(page), flavor).toEqual([]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          expect
            .soft(
              await findAxeProblems(page, {
                within: ['[data-demo]'],
                ...(colorScheme === 'dark' && { only: RULES_OF_APPEARANCE }),
              }),
              `${flavor}, ${colorScheme}`,
            )
            .toEqual([]);
        }
      }
    });
  }
}
