/** The keyboard tables of the pages of Base UI: each key in a table does in the demos what the table says. */
import { CONTROLS } from './baseKeys/controls';
import { LETTERS, createKeyboard } from './baseKeys/keys';
import { POPUPS } from './baseKeys/popups';
import { ALL_PAGES, expect, open, test } from './support';

const TESTS = { ...CONTROLS, ...POPUPS };
const TABLE = 'main table:has(th:first-child:text-is("Key"))';
const PAGES = ALL_PAGES.filter((url) => /^\/base-ui\/react-[^/]+\/$/.test(url));
/** They say in their texts that they don't handle keys. */
const WITHOUT_KEYS = ['badge', 'form-control', 'no-ssr'];

for (const url of PAGES) {
  const name = url.replace(/^\/base-ui\/react-|\/$/g, '');
  test(`${url}: each key in the table works`, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, url);
    const rows = page.locator(TABLE).locator('tbody tr > :first-child');
    const testKeys = TESTS[name];
    if (!testKeys) {
      expect(WITHOUT_KEYS).toContain(name);
      await expect(rows).toHaveCount(0);
      return;
    }
    const names = await rows.evaluateAll((cells, letters) => {
      const keys = cells.map((cell) =>
        [...cell.querySelectorAll('kbd')].map(({ textContent }) => textContent),
      );
      return [...new Set(keys.flatMap((all) => (all.length > 0 ? all : [letters])))];
    }, LETTERS);
    expect(names).not.toEqual([]);
    const pressed = new Set<string>();
    await testKeys(createKeyboard(page, pressed));
    expect(
      names.filter((key) => !pressed.has(key)),
      'keys of the table that the test does not press',
    ).toEqual([]);
  });
}
