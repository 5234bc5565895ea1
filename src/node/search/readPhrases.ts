/** Reads how visitors describe what pages and sections are about, from `data/searchPhrases/`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageNames, TextsShard } from '@/src/shared/search/files';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { readYaml } from '../readYaml';

/** Addresses of pages, or of sections with a hash, and their phrases. */
const schema = z.record(
  z.string().startsWith('/'),
  z.array(z.string().trim().toLowerCase()).min(1),
);

/**
 * Reads the phrases of a product.
 * @param pages its pages, to which the result refers.
 * @throws BuildError for an address that isn't one of the product.
 */
export function readPhrases(product: string, pages: readonly PageNames[]): TextsShard['phrases'] {
  const file = `data/searchPhrases/${product}.yaml`;
  // Copies of the site for tests have none.
  if (!existsSync(path.join(ROOT, file))) {
    return [];
  }
  return listPhrases(file, readFileSync(path.join(ROOT, file), 'utf8'), pages);
}

/** Reads the text of a file of phrases; see {@link readPhrases}. */
export function listPhrases(
  file: string,
  text: string,
  pages: readonly PageNames[],
): TextsShard['phrases'] {
  const places = new Map(
    pages.flatMap(({ href, sections }, page) => [
      [href, [page, -1]] as const,
      ...sections.map(([, hash], section) => [`${href}#${hash}`, [page, section]] as const),
    ]),
  );
  return Object.entries(readYaml(file, text, schema)).map(([address, phrases]) => {
    const place = places.get(address);
    if (!place) {
      throw new BuildError({
        file,
        cause: `${address} is no page or section of the product`,
        remedy: 'correct the address; if a heading was renamed, use the new one',
      });
    }
    return [...place, ...phrases];
  });
}
