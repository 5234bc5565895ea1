/** Checks of how a page looks, which need a browser. */
import { findAxeProblems } from '../e2e/axe';
import type { Page } from '../e2e/support';

/**
 * axe rules whose result depends on colors and sizes. The other rules only read the markup, which is the same in both
 * modes and directions, so they run once per width.
 */
export const RULES_OF_APPEARANCE = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/**
 * Runs axe on a page.
 * @param isKnown whether its markup was checked at this width, in another mode or direction.
 */
export function findAppearanceProblems(page: Page, isKnown: boolean): Promise<string[]> {
  return findAxeProblems(page, isKnown ? { only: RULES_OF_APPEARANCE } : {});
}

/**
 * Scrolls every image into view, because lazy images load only then, and waits until it has loaded.
 * @returns a line per image that isn't displayed.
 */
export function findImageProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const problems: string[] = [];
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // An image that can't be decoded isn't displayed either.
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      if (!image.complete || !image.naturalWidth || !width || !height) {
        problems.push(`image that does not show: ${image.getAttribute('src')}`);
      }
    }
    return problems;
  });
}
