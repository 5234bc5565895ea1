/** Pages that are not written yet, and whose API tabs are already there. */
import { z } from 'zod';
import { PRODUCTS } from '@/src/shared/products';
import { readJson } from '../../readJson';

/** A page that is not written yet, with the components and hooks that it will be about. */
export interface UnwrittenPage {
  /** Address without trailing slash. */
  pathname: string;
  components: readonly string[];
  hooks: readonly string[];
}

/** By address without trailing slash. */
const schema = z.record(
  z.string(),
  z.strictObject({ components: z.array(z.string()), hooks: z.array(z.string()) }),
);

/** Returns the file that lists the unwritten pages of a product, relative to the repository. */
export function getUnwrittenFile(product: string): string {
  return `data/${product}/unwritten-pages.json`;
}

/**
 * Returns the unwritten pages of all products whose API reference is in tabs. Pages leave the list when they are written:
 * then their front matter names the components and hooks.
 * @throws BuildError when a list is invalid.
 */
export function listUnwrittenPages(): UnwrittenPage[] {
  return PRODUCTS.filter(({ reference }) => reference === 'tabs').flatMap(({ id }) =>
    Object.entries(readJson(getUnwrittenFile(id), schema) ?? {}).map(([pathname, subjects]) => ({
      pathname,
      ...subjects,
    })),
  );
}
