/** The history of an entry, for the pages of the reference. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { ApiHistory } from '@/src/shared/apiHistory';
import { localizeHref } from '@/src/shared/languages';
import { writeChangesQuery } from '@/src/shared/versionChanges/changesAddress';
import { COMPARE_PAGE } from '@/src/shared/versionChanges/comparePage';
import { CHANGE_KINDS } from '@/src/shared/versionChanges/versionChanges';
import { readHistories } from '../../api/history/readHistory';
import { findMarkdownRoute } from '../routes';

let histories: ReadonlyMap<string, ApiHistory> | undefined;

/** Returns the address of everything that is recorded about an entry; undefined if nothing is, or without that page. */
export function getHistoryHref(
  { name, package: from }: Pick<ApiEntry, 'name' | 'package'>,
  language: string,
): string | undefined {
  histories ??= new Map(readHistories().map((history) => [history.package, history]));
  const { versions = [], entries = {} } = histories.get(from) ?? {};
  const { kind: _kind, ...facts } = entries[name] ?? {};
  if (Object.keys(facts).length === 0 || !findMarkdownRoute(COMPARE_PAGE)) {
    return undefined;
  }
  const query = writeChangesQuery('', {
    package: from,
    from: versions[0]!.version,
    to: versions.at(-1)!.version,
    names: name,
    kinds: CHANGE_KINDS,
  });
  return localizeHref(`${COMPARE_PAGE}/${query}`, language);
}
