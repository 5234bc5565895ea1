/** Creates the history of a package from the public APIs of its versions. */
import {
  HISTORY_TABLES,
  type ApiHistory,
  type ApiHistoryChange,
  type ApiHistoryEntry,
  type ApiHistoryFacts,
} from '@/src/shared/apiHistory';
import { type ApiEvent, compareVersions } from './compareVersions';
import type { VersionApi } from './readVersion';

/** A version with its API. */
export interface ReadVersion {
  version: string;
  api: VersionApi;
}

/**
 * @param versions oldest first, at least two.
 * @returns the entries of all versions, in alphabetical order, with what happened to them.
 */
export function createEntries(versions: readonly ReadVersion[]): ApiHistory['entries'] {
  const entries: Record<string, ApiHistoryEntry> = {};
  const find = (name: string, api: VersionApi) =>
    (entries[name] ??= { kind: api.entries[name]!.kind });
  const [first, ...rest] = versions;
  Object.keys(first!.api.entries).forEach((name) => find(name, first!.api));
  rest.forEach(({ version, api }, index) => {
    const before = versions[index]!.api;
    for (const event of compareVersions(before, api)) {
      const isKnown = Object.hasOwn(entries, event.entry);
      const entry = find(event.entry, event.entry in api.entries ? api : before);
      const facts =
        event.table === undefined || event.member === undefined
          ? entry
          : ((entry[event.table] ??= {})[event.member] ??= {});
      const isFirst =
        event.table === undefined
          ? !isKnown
          : !wasThere(event, versions.slice(0, index + 1), facts);
      record(facts, version, event.change, isFirst);
    }
  });
  return Object.fromEntries(
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sortMembers(entry)]),
  );
}

/** Whether an earlier version had the member. */
function wasThere(
  { entry, table, member }: ApiEvent,
  versions: readonly ReadVersion[],
  facts: ApiHistoryFacts,
): boolean {
  return (
    facts.removed !== undefined ||
    versions.some(({ api }) => {
      const old = api.entries[entry];
      return member !== undefined && old?.tables[table!]?.[member] !== undefined;
    })
  );
}

function record(
  facts: ApiHistoryFacts,
  version: string,
  { what, ...details }: ApiEvent['change'],
  isFirst: boolean,
): void {
  const add = (change: ApiHistoryChange) => {
    facts.changes = [...(facts.changes ?? []), change];
  };
  switch (what) {
    case 'added':
      if (isFirst) {
        facts.since = version;
      } else {
        if (facts.removed !== undefined) {
          add({ version: facts.removed, what: 'removed' });
          delete facts.removed;
        }
        add({ version, what });
      }
      break;
    case 'removed':
      facts.removed = version;
      break;
    case 'deprecated':
      facts.deprecated = version;
      break;
    case 'restored':
      delete facts.deprecated;
      break;
    default:
      add({ version, what, ...details });
  }
}

/** Sorts the members of each table, and leaves out those without facts. */
function sortMembers(entry: ApiHistoryEntry): ApiHistoryEntry {
  const { kind, since, changes, deprecated, removed } = entry;
  const facts = { kind, since, changes, deprecated, removed };
  const tables = HISTORY_TABLES.flatMap((table) => {
    const members = Object.entries(entry[table] ?? {})
      .filter(([, known]) => Object.keys(known).length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return members.length > 0 ? [[table, Object.fromEntries(members)] as const] : [];
  });
  return JSON.parse(JSON.stringify({ ...facts, ...Object.fromEntries(tables) })) as ApiHistoryEntry;
}
