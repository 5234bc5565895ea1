/** How a page shows, as only a browser can tell. */
import { findAxeFaults } from '../e2e/axe';
import type { Page } from '../e2e/support';

/**
 * Rules of axe whose answer colors and sizes decide. All others look at markup, which is the same in both modes and
 * directions: they need to be asked once for a width.
 */
const RULES_OF_APPEARANCE = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/**
 * Asks axe about a page.
 * @param isKnown whether its markup was asked about at this width, in another mode or direction.
 */
export function findAppearanceProblems(page: Page, isKnown: boolean): Promise<string[]> {
  return findAxeFaults(page, isKnown ? { only: RULES_OF_APPEARANCE } : {});
}

/**
 * Brings every image near, since lazy ones load only then, and waits until it has come.
 * @returns a line per image that does not show.
 */
export function findImageProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const problems: string[] = [];
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // One that cannot be decoded does not show either.
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      if (!image.complete || !image.naturalWidth || !width || !height) {
        problems.push(`image that does not show: ${image.getAttribute('src')}`);
      }
    }
    return problems;
  });
}
