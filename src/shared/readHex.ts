/** Returns a color as `#rrggbb` in lower case, or undefined if the text isn't a hex color. The `#` is optional. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) {
    return undefined;
  }
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
