/** BUDGETS.md: axe, "0 on every page". */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Page, settled } from '../e2e/support';

/** It goes into every page and frame again: the small one is read faster. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe may find, and why it may. None is needed so far. */
const EXEMPTIONS: readonly {
  /** Address of the page, with a trailing slash. */
  url: string;
  rule: string;
  /** Stands in axe's own selector of the element. */
  selector: string;
  reason: string;
  /** Where it is to be mended: the address of the library's issue. */
  issue: string;
}[] = [];

/**
 * Asks axe about the page as it is now.
 * @returns a line per fault: rule, element, and what is wrong with it.
 */
export async function findAxeFaults(page: Page, url: string): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  // The other mode merges results in a page of its own, for frames of other hosts. This site has none.
  const { violations } = await new AxeBuilder({ page, axeSource })
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
          !EXEMPTIONS.some(
            (exempt) =>
              exempt.url === url && exempt.rule === id && selector.includes(exempt.selector),
          ),
      )
      .map(({ text }) => text),
  );
}
