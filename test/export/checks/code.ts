/** Code blocks. */
import { type Page, getText, select } from '../page';

/** Every code block can be copied, by its button and by the shortcut, which clicks the button. Demos are excluded. */
export function findCopyProblems(page: Page): string[] {
  const fine = new Set(
    select(page, '.MuiCode-root:has(> button.MuiCode-copy) > pre, [data-stage] pre'),
  );
  return select(page, 'pre')
    .filter((block) => !fine.has(block))
    .map((block) => `code without a copy button: ${getText(block).trim().slice(0, 60)}`);
}
