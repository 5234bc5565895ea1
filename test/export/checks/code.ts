/** Blocks of code. */
import { type Page, getText, select } from '../page';

/** Every block of code can be copied, by its button and by the shortcut that clicks it. What demos show is their own. */
export function findCopyProblems(page: Page): string[] {
  const fine = new Set(
    select(page, '.MuiCode-root:has(> button.MuiCode-copy) > pre, [data-stage] pre'),
  );
  return select(page, 'pre')
    .filter((block) => !fine.has(block))
    .map((block) => `code without a copy button: ${getText(block).trim().slice(0, 60)}`);
}
