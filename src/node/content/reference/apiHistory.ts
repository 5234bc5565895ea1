/** The history of an entry, for the pages of the reference. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import { localizeHref } from '@/src/shared/languages';
import { CHANGE_KINDS } from '@/src/shared/versionChanges/versionChanges';
import { writeChangesQuery } from '@/src/shared/versionChanges/changesAddress';
import { readHistories } from '../../api/history/readHistory';
import { findMarkdownRoute } from '../routes';

/** The page where users compare versions. */
const CHANGES_PAGE = '/material-ui/discover-more/compare-versions';

let spans: ReadonlyMap<string, { from: string; to: string }> | undefined;

/** The first and the last recorded version of each package. */
function readSpans(): NonNullable<typeof spans> {
  spans ??= new Map(
    readHistories().map(({ package: name, versions }) => [
      name,
      { from: versions[0]!.version, to: versions.at(-1)!.version },
    ]),
  );
  return spans;
}

/** Returns the address of everything that is recorded about an entry; undefined if nothing is, or without that page. */
export function getHistoryHref(
  { name, package: from }: Pick<ApiEntry, 'name' | 'package'>,
  language: string,
): string | undefined {
  const span = readSpans().get(from);
  if (!span || !findMarkdownRoute(CHANGES_PAGE)) {
    return undefined;
  }
  const query = writeChangesQuery('', { package: from, ...span, names: name, kinds: CHANGE_KINDS });
  return localizeHref(`${CHANGES_PAGE}/${query}`, language);
}
