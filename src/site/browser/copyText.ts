import copyToClipboard from 'clipboard-copy';

/** Specification, section 4: "shows 'Copy', then 'Copied' for 1200 ms". */
export const COPIED_MS = 1200;

/**
 * Copies a text, or one that is on its way.
 * @throws Error when it does not come, or when the browser refuses the clipboard.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (
    typeof text !== 'string' &&
    typeof ClipboardItem === 'function' &&
    'write' in (navigator.clipboard ?? {})
  ) {
    // The clipboard gets a promise: Safari forgets the click while a text is on its way.
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return;
    } catch {
      // Refused, or the text did not come: what follows tries the other way, or says so.
    }
  }
  await copyToClipboard(await text);
}
