/** How long the browser can take to start a download, in milliseconds. */
const BEGIN_MS = 10_000;

/** Downloads a text as a file. CSV gets its byte order mark back, which `fetch` removes when it decodes a response. */
export function downloadText(text: string, file: string, type: string): void {
  const mark = type === 'text/csv' && !text.startsWith('\ufeff') ? '\ufeff' : '';
  const url = URL.createObjectURL(new Blob([mark + text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGIN_MS);
}
