/**
 * What of the site a crawl or a trial of demos covers. `npm run crawl -- --full /joy-ui/` hands it over by the
 * environment, where all of Playwright's processes find it: scripts/test.mjs.
 */

/** Whether every page or demo is tried in all its combinations; otherwise each in one. */
export const FULL = process.env.TEST_FULL === 'on';

const starts = (process.env.TEST_PAGES ?? '').split(' ').filter(Boolean);

/**
 * What the caller asked for, by the beginning of its address; everything when nothing is named.
 * @throws Error when no address begins so.
 */
export function select<T>(all: readonly T[], getUrl: (item: T) => string): readonly T[] {
  const chosen = all.filter(
    (item) => starts.length === 0 || starts.some((start) => getUrl(item).startsWith(start)),
  );
  if (chosen.length === 0) {
    throw new Error(`No address begins with ${starts.join(' or ')}: see the folders of out/.`);
  }
  return chosen;
}
