/** Returns the sentences of a deprecation that are about the replacement, without links to other sites. */
export function shortenDeprecation(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s*(?:See \[|\[How to migrate|This (?:prop|component) will be removed).*$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());
}
