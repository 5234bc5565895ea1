/** Addresses of pictures of this site, written out in full: demos never put one together. */
const ADDRESS = /(?<=['"`])\/images\/[\w/-]+\.svg(?=['"`])/g;

/** Root-relative addresses of the pictures that a source text names, each once. */
export function findPictures(text: string): string[] {
  return [...new Set(text.match(ADDRESS))];
}
