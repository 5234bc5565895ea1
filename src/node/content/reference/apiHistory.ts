/** The history of an entry, for the pages of the reference. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import { HISTORY_PRODUCTS } from '@/src/shared/history/changesAddress';
import { formatVersion } from '@/src/shared/history/versions';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { findEntryHistory, getHistories } from '../../history/findHistory';
import { listChanges } from '../../history/readHistory';
import { findMarkdownRoute } from '../routes';

/** The page that compares versions. */
const CHANGES_PAGE = '/material-ui/guides/what-changed';

/** Returns the address of the changes of an entry; undefined if none is recorded, or if this site doesn't have the page. */
export function getHistoryHref(
  entry: Pick<ApiEntry, 'name' | 'package'>,
  language = DEFAULT_LANGUAGE,
): string | undefined {
  const [product] =
    Object.entries(HISTORY_PRODUCTS).find(([, name]) => name === entry.package) ?? [];
  const first = getHistories().get(entry.package)?.versions[0];
  const history = findEntryHistory(entry);
  const hasChanges = history !== undefined && listChanges(entry.name, history).length > 0;
  if (!product || !first || !hasChanges || !findMarkdownRoute(CHANGES_PAGE)) {
    return undefined;
  }
  const query = new URLSearchParams({
    product,
    from: formatVersion(first.version),
    q: entry.name,
  });
  return localizeHref(`${CHANGES_PAGE}/?${query}`, language);
}
