import copyToClipboard from 'clipboard-copy';

/** S4.28: "shows 'Copy', then 'Copied' for 1200 ms". */
export const COPIED_MS = 1200;

/**
 * Copies a text, which may be a promise.
 * @throws Error when the promise rejects, or when the browser denies access to the clipboard.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (
    typeof text !== 'string' &&
    typeof ClipboardItem === 'function' &&
    'write' in (navigator.clipboard ?? {})
  ) {
    // The clipboard gets a promise, because Safari allows writing only during the click event.
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return;
    } catch {
      // If access was denied, try the fallback below. If the text failed to load, that throws the error.
    }
  }
  await copyToClipboard(await text);
}
