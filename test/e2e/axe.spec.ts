/** BUDGETS.md: axe, light and dark, "0 on every page". */
import AxeBuilder from '@axe-core/playwright';
import { PAGES, type Page, expect, hydrated, scrollThrough, settled, test } from './support';

/** What axe may find, and why it may. Every entry needs its reason; none is needed so far. */
const EXEMPTIONS: readonly { rule: string; selector: string; reason: string }[] = [];

async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  // The other mode merges results in a page of its own, for frames of other hosts. This site has none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, html, any, all, none }) => ({
        selector: target.join(' '),
        text: `${id}: ${html.slice(0, 200)} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
      }))
      .filter(
        ({ selector }) =>
          !EXEMPTIONS.some((exempt) => exempt.rule === id && selector.includes(exempt.selector)),
      )
      .map(({ text }) => text),
  );
}

for (const url of PAGES) {
  test(`axe finds nothing on ${url}, in light and in dark`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(url);
    await hydrated(page);
    await scrollThrough(page);
    expect.soft(await findFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect.soft(await findFaults(page), 'dark').toEqual([]);
  });
}
