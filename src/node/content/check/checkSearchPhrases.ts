/** Checks the phrases for search: their pages and sections exist. */
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { BuildError } from '../../errors';
import type { ApiAnchors } from '../reference/apiAnchors';
import { getPhraseFile, readSearchPhrases } from '../searchPhrases';
import { findLinkProblem } from './checkLinks';
import type { KnownPage } from './knownPage';

/** @returns an error for each address that doesn't exist. @throws BuildError when a file isn't valid. */
export function checkSearchPhrases(
  pages: ReadonlyMap<string, KnownPage>,
  apiPages: ApiAnchors,
): BuildError[] {
  return PUBLIC_PRODUCTS.flatMap(({ id }) =>
    Object.keys(readSearchPhrases(id)).flatMap((address) => {
      const problem = findLinkProblem(address, pages, apiPages);
      return problem ? [new BuildError({ file: getPhraseFile(id), ...problem })] : [];
    }),
  );
}
