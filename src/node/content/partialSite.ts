/**
 * A partial copy of the site with only some of its pages. Tests build it in seconds (`tools/siteCopy/keepPages.ts`).
 * The pages are identical to those of the full site, so they may link to pages that the copy doesn't have. The build of
 * the full site checks these links.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** In a partial copy, the list of its pages' addresses. The file is in `data/` because the export depends on it. */
export const KEPT_PAGES = 'data/kept-pages.json';

/**
 * Whether this site leaves a page out.
 * @param pathname address without language prefix, trailing slash and hash.
 * @returns false for all addresses of a full site.
 */
export function isLeftOut(pathname: string): boolean {
  const file = path.join(ROOT, KEPT_PAGES);
  return (
    existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as string[]).includes(pathname)
  );
}
