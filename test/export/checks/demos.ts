/** Demos in the served HTML. */
import { type Page, getText, select } from '../page';

/** As in src/node/demos/preview.ts. */
const MAX_LINES = 16;

/** If the toolbar's button says that the code is collapsed, the code is a preview. */
export function findPreviewCodeProblems(page: Page): string[] {
  return select(page, '[data-demo]:has(button:contains("Show code")) pre code')
    .map((code) => getText(code).split('\n').length)
    .filter((lines) => lines > MAX_LINES)
    .map((lines) => `collapsed code with ${lines} lines`);
}

/** A demo is rendered before its code runs. */
export function findEmptyDemoProblems(page: Page): string[] {
  return select(page, '[data-demo]:not(:has([data-stage] *, iframe))').map(
    ({ attribs }) => `the demo ${attribs['data-demo']} is empty without scripts`,
  );
}
