/** At 320 pixels, only code and tables scroll sideways. */
import { type Page, settled } from '../e2e/support';
import { quiet } from './browser';

/** In CSS pixels: WCAG 1.4.10, "Reflow". */
const NARROW = { width: 320, height: 640 };

/**
 * Elements that may scroll sideways. Besides code and tables, these are elements of demos, such as scrollable tabs, a
 * data grid or an image list. The stage itself may not scroll, because its content would widen the page.
 */
const MAY_SCROLL = 'pre, .cm-scroller, table, [role="grid"], [data-stage] *';

/**
 * Checks the page in a window of 320 px, after its scripts have handled the resize.
 * @param scripted whether scripts run.
 * @returns a line per element that is wider than the page, or that scrolls sideways and is neither code nor a table.
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
