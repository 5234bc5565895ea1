/** At 320 pixels, only code and tables scroll sideways. */
import { type Page, settled } from '../e2e/support';
import { quiet } from './browser';

/** In CSS pixels: WCAG 1.4.10, "Reflow". */
const NARROW = { width: 320, height: 640 };

/**
 * What may scroll sideways by itself. Besides code and tables: in a demo, what is made to scroll, such as scrollable tabs,
 * a data grid or a row of pictures. The stage around it may not: what is too wide for it widens the page.
 */
const MAY_SCROLL = 'pre, .cm-scroller, table, [role="grid"], [data-stage] *';

/**
 * Looks at the page in a window of 320 px, once its scripts have noticed.
 * @param scripted whether it runs any.
 * @returns a line per element that is wider than the page, or that scrolls sideways though it is neither code nor table.
 */
export async function findWidthProblems(page: Page, scripted: boolean): Promise<string[]> {
  await page.setViewportSize(NARROW);
  if (scripted) {
    await quiet(page);
    await settled(page);
  }
  return page.evaluate((mayScroll) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide at 320`] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) {
        continue;
      }
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (
        scrolls &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(mayScroll) &&
        !element.querySelector(':scope > pre, :scope > table, :scope > * > table, :scope > code')
      ) {
        const place = element.id ? `#${element.id}` : `.${[...element.classList].join('.')}`;
        problems.push(
          `${element.localName}${place} scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth}`,
        );
      }
    }
    return problems;
  }, MAY_SCROLL);
}
