/**
 * Converts the text of a heading to its hash in kebab case. Letters and digits of every script are kept.
 * @param text the heading without markup, such as "The `sx` prop & you".
 * @returns such as `the-sx-prop-you`, or `section` when nothing is left.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'section';
}

/** Makes hashes unique on one page: the second one of a name gets `-2`, the third one `-3`. */
export function createSlugger(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugify(text);
    let slug = base;
    for (let n = 2; taken.has(slug); n += 1) {
      slug = `${base}-${n}`;
    }
    taken.add(slug);
    return slug;
  };
}
