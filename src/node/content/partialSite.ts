/**
 * A copy of the site that has some of its pages only: tests build it in seconds (`tools/siteCopy/keepPages.ts`). Its pages
 * are those of the whole site, so they also link to pages that the copy leaves out. The build of the whole site checks
 * these links.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** In a partial copy: the addresses of its pages, as a list. Part of `data/`, so the export depends on it. */
export const KEPT_PAGES = 'data/kept-pages.json';

/**
 * Whether this site leaves a page out.
 * @param pathname address without language prefix, trailing slash and hash.
 * @returns false for every address where the site is whole.
 */
export function isLeftOut(pathname: string): boolean {
  const file = path.join(ROOT, KEPT_PAGES);
  return (
    existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as string[]).includes(pathname)
  );
}
