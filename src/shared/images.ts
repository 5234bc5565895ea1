/** Matches addresses of images of this site. Demos write them as literal strings. */
const ADDRESS = /(?<=['"`])\/images\/[\w/-]+\.svg(?=['"`])/g;

/** Returns the root-relative addresses of the images in a source text, without duplicates. */
export function findImages(text: string): string[] {
  return [...new Set(text.match(ADDRESS))];
}
