/**
 * Addresses with the prefix of a language that the site has no pages in, such as those of translations of earlier
 * versions: `/zh/material-ui/react-button/` leads to the English page.
 */
import { listEnglishPrefixes } from '@/src/shared/languages';
import type { Redirect } from './redirects';

/**
 * Redirects of whole folders: a prefix alone would make `/zh//example.org/` an address of another site on some hosts.
 * @param languages that the site has. @param pathnames of the English pages, without trailing slash.
 * @param redirects those of old addresses, which keep working behind a prefix.
 */
export function createPrefixRedirects(
  languages: readonly string[],
  pathnames: readonly string[],
  redirects: readonly Redirect[],
): Redirect[] {
  const targets = new Map([
    ...redirects.map(({ from, to }) => [from, to] as const),
    ...pathnames.map((pathname) => [pathname, `${pathname}/`] as const),
  ]);
  const folders = new Set(
    [...targets.keys()].map((pathname) => /^\/[^/]+(?=\/.)/.exec(pathname)?.[0] ?? ''),
  );
  folders.delete('');
  return listEnglishPrefixes(languages).flatMap((prefix) => [
    { from: `/${prefix}`, to: '/' },
    { from: `/${prefix}/`, to: '/' },
    ...[...folders].sort().flatMap((folder) => {
      const target = targets.get(folder);
      return [
        ...(target === undefined ? [] : [{ from: `/${prefix}${folder}`, to: target }]),
        { from: `/${prefix}${folder}/*`, to: `${folder}/:splat` },
      ];
    }),
  ]);
}
