/** The text of a page as a browser has it. That it travels once: test/export. */
import type { Page } from '../e2e/support';

/** Shorter pieces, in characters, may stand in titles, labels and the table of contents by right. */
const LONG = 40;

/** The long sentences of the page, piece by piece as markup divides them. */
export function readProse(page: Page): Promise<{ pieces: string[] }> {
  return page.evaluate((long) => {
    const pieces = [...document.querySelectorAll('main :is(p, li, td)')]
      .filter((paragraph) => !paragraph.closest('[data-demo]'))
      .flatMap((paragraph) => [...paragraph.childNodes])
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
      .flatMap((text) => text.split(/(?<=[.:!?])\s+|\n/))
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > long);
    return { pieces: [...new Set(pieces)] };
  }, LONG);
}
