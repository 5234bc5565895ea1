/** Redirects of old addresses. */
import type { Site } from '../site';

/**
 * An old address redirects to an existing page and anchor in one step, and isn't a page itself.
 * @param redirects targets by address.
 * @param urls addresses of all pages.
 */
export function findRedirectProblems(
  redirects: ReadonlyMap<string, string>,
  site: Pick<Site, 'hasPage' | 'getIds'>,
  urls: readonly string[],
): string[] {
  return [...redirects].flatMap(([from, to]) => {
    if (from.endsWith('*')) {
      const folder = to.replace(':splat', '');
      const holds = (pathname: string) => pathname.startsWith(folder);
      return urls.some(holds) || [...redirects.keys()].some(holds)
        ? []
        : [`${from}: leads to ${to}, which doesn't exist`];
    }
    const [page = '', hash] = to.split('#');
    if (!site.hasPage(page)) {
      return [`${from}: leads to ${to}, which isn't a page`];
    }
    return [
      ...(hash === undefined || site.getIds(page).has(hash)
        ? []
        : [`${from}: leads to ${to}, which has no such anchor`]),
      ...(redirects.has(page) ? [`${from}: leads to ${to}, which is another redirect`] : []),
      ...(site.hasPage(from) ? [`${from}: is a page`] : []),
    ];
  });
}
