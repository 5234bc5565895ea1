/**
 * Formats a number of bytes in kilobytes: `12.3`. The unit is part of the interface texts.
 * @param language the language of the page.
 */
export function formatKilobytes(bytes: number, language: string): string {
  return (bytes / 1000).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
