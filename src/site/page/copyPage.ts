/** Loaded when a reader opens the menu of a page. */
import copyToClipboard from 'clipboard-copy';

/**
 * Copies a page as Markdown.
 * @throws Error when it cannot be fetched, or when the browser refuses the clipboard.
 */
export async function copyPage(href: string): Promise<void> {
  if (typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {})) {
    // The clipboard gets a promise: Safari forgets the click while a text is on its way.
    const blob = fetchText(href).then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await copyToClipboard(await fetchText(href));
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href}: ${response.status} ${response.statusText}`);
  }
  return response.text();
}
