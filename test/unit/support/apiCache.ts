/** What the build keeps of the packages in `.cache/api/`, for small sites that a test makes. */
import type { ApiEntry } from '@/src/shared/apiEntry';

/** The files of `.cache/api/` for these entries, by their path inside the site. */
export function createApiCache(entries: readonly ApiEntry[]): Record<string, string> {
  const listings = entries.map(({ kind, name, product, slug, package: from, deprecated }) => ({
    kind,
    name,
    product,
    slug,
    package: from,
    deprecated: deprecated !== undefined,
  }));
  return {
    '.cache/api/stamp': 'made by a test',
    '.cache/api/index.json': JSON.stringify(listings),
    '.cache/api/notes.json': '[]',
    ...Object.fromEntries(
      entries.map((entry) => [
        `.cache/api/${entry.product}/${entry.slug}.json`,
        JSON.stringify(entry),
      ]),
    ),
  };
}
