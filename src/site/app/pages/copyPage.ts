/** Loaded when the user opens the page menu. */
import { copyText } from '../../browser/copyText';

export { FoldedChips } from './FoldedChips';

/**
 * Copies a page as Markdown.
 * @throws Error when it can't be fetched, or when the browser denies access to the clipboard.
 */
export function copyPage(href: string): Promise<void> {
  return copyText(fetchText(href));
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href}: ${response.status} ${response.statusText}`);
  }
  return response.text();
}
