/** How long the browser may take to begin a download, in milliseconds. */
const BEGIN_MS = 10_000;

/** Hands a text to the browser as a file. A mark of the byte order at its begin, which `fetch` takes away, is put back. */
export function downloadText(text: string, file: string, type: string): void {
  const mark = type === 'text/csv' && !text.startsWith('\ufeff') ? '\ufeff' : '';
  const url = URL.createObjectURL(new Blob([mark + text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGIN_MS);
}
