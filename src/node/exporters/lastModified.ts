/** When the pages of the site last changed. */
import path from 'node:path';
import { API_PACKAGES, getPackageVersion } from '../api/packages';
import { listProductEntries } from '../content/reference/apiAddress';
import { listMarkdownRoutes } from '../content/routes';
import type { ExportedPage } from '../next/exportedPages';
import type { GitDates } from './gitDates';

/**
 * Returns a function that dates a page. A Markdown page changes with any file in its folder: text, translations, demos,
 * playground. A page of the reference changes with its package: its date is that of the commit that set the documented
 * version.
 */
export function createPageDates({
  files,
  packages,
}: GitDates): (page: ExportedPage) => string | undefined {
  const folders = new Map(
    listMarkdownRoutes().map((route) => [route.pathname, path.posix.dirname(route.markdownFile)]),
  );
  const byFolder = groupByFolder(files, new Set(folders.values()));
  return ({ pathname }) => {
    const folder = folders.get(pathname);
    return folder === undefined
      ? newest(listPackages(pathname).map((name) => packages.get(name)))
      : byFolder.get(folder);
  };
}

/** Finds the newest date of each page's folder. A nested folder may belong to another page. */
function groupByFolder(
  files: ReadonlyMap<string, string>,
  folders: ReadonlySet<string>,
): Map<string, string> {
  const dates = new Map<string, string>();
  for (const [file, date] of files) {
    let folder = path.posix.dirname(file);
    while (folder !== '.' && !folders.has(folder)) {
      folder = path.posix.dirname(folder);
    }
    if ((dates.get(folder) ?? '') < date) {
      dates.set(folder, date);
    }
  }
  return dates;
}

const API_PAGE = /^\/([^/]+)\/(?:api(?:\/([^/]+))?|[^/]+\/(?:components|hooks)-api)$/;

/** Lists the packages that a page of the reference documents, as `name@version`; empty for other pages. */
function listPackages(pathname: string): string[] {
  const [, product, slug] = API_PAGE.exec(pathname) ?? [];
  if (product === undefined) {
    return [];
  }
  const own = listProductEntries(product).find((entry) => entry.slug === slug)?.package;
  return API_PACKAGES.filter(({ name, product: id }) =>
    own === undefined ? id === product : name === own,
  ).map((found) => `${found.name}@${getPackageVersion(found)}`);
}

function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}
