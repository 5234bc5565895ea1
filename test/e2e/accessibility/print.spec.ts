/** Printed pages. frame.spec.ts tests on one page that they are light and have no navigation. */
import { type Page, demo, expect, liveStage, open, test } from '../support';
import { LIST, openWhole } from './pages';

const DIALOG = '/material-ui/react-dialog/';
const BUTTON = '/material-ui/react-button/';

/** Elements that aren't printed: navigation and controls. */
const CHROME = 'nav, #nav-drawer, #__next > header, body footer, [role="toolbar"], [popover]';
const PRESSED = 'button, input:enabled, select, [role="tablist"]';

/** @returns a line per code or text that is printed only partly. */
const findPartlyPrinted = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main pre, main .cm-scroller, main table, main code',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        return (
          display !== 'inline' &&
          (element.getBoundingClientRect().right > document.documentElement.clientWidth ||
            (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const [name, url] of LIST) {
  test(
    `${name}: the whole article is printed, and nothing else`,
    { tag: '@full' },
    async ({ page }) => {
      // The printable area of A4.
      await page.setViewportSize({ width: 720, height: 1040 });
      await openWhole(page, url);
      await page.emulateMedia({ media: 'print' });
      const chrome = page.locator(`:is(${CHROME}):not([data-stage] *)`);
      await expect.soft(chrome.filter({ visible: true })).toHaveCount(0);
      const pressed = page.locator(
        `:is(${PRESSED}):not([data-stage] *, [data-playground] [class$="_preview"] *, [role="grid"] *)`,
      );
      await expect.soft(pressed.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await findPartlyPrinted(page)).toEqual([]);
    },
  );
}

test(
  'Demos are printed in their own mode with their colors, links with their addresses, and all code tabs',
  { tag: '@full' },
  async ({ page }) => {
    const readEnd = (link: string) =>
      page
        .locator(link)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, BUTTON);
    const stage = liveStage(page, 'BasicButtons');
    await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
    await expect(stage).toBeVisible();
    const readColors = () =>
      stage.evaluate((element) => {
        const { color, printColorAdjust } = getComputedStyle(element);
        const ground = getComputedStyle(element.parentElement!).backgroundColor;
        return { color, ground, printColorAdjust };
      });
    const shown = await readColors();
    await page.emulateMedia({ media: 'print' });
    expect(await readColors()).toEqual({ ...shown, printColorAdjust: 'exact' });

    await open(page, DIALOG);
    expect(await readEnd('.prose p a[href^="/material-ui/react-tabs"]')).toBe(
      '" (/material-ui/react-tabs/)"',
    );
    expect(await readEnd('.prose p a[href^="#"]')).toBe('none');

    await open(page, '/experiments/docs/codeblock/');
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(2);
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
  },
);

test('An editor is printed to its last line', { tag: '@full' }, async ({ page }) => {
  await open(page, BUTTON);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(block.locator('.cm-content')).toBeFocused();
  const lines = await block.locator('.cm-content').innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(block.locator('.cm-line').last()).toHaveText('}');
  expect(lines.length).toBeGreaterThan(100);
  expect(await findPartlyPrinted(page)).toEqual([]);
});
