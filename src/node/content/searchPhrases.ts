/** Reads `data/searchPhrases/`: how visitors describe what pages and sections are about, in words that these lack. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../paths';
import { readYaml } from '../readYaml';

/** Addresses of pages, or of sections with a hash, and their phrases. */
const schema = z.record(
  z.string().startsWith('/'),
  z
    .array(
      z
        .string()
        .regex(/^\S(?:.*\S)?$/)
        .lowercase(),
    )
    .min(1),
);

/** Returns the file of a product, relative to the repository. */
export const getPhraseFile = (product: string): string => `data/searchPhrases/${product}.yaml`;

/**
 * Reads the phrases of a product by address. The content check tells whether the addresses exist.
 * @throws BuildError when the file isn't valid.
 */
export function readSearchPhrases(product: string): Record<string, string[]> {
  const file = getPhraseFile(product);
  const location = path.join(ROOT, file);
  // Copies of the site for tests have no phrases.
  return existsSync(location) ? readYaml(file, readFileSync(location, 'utf8'), schema) : {};
}
