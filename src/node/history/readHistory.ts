/** The recorded history of the packages' APIs: `data/history/`, which `npm run history` writes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ApiHistory,
  type ApiHistoryEntry,
  type ApiHistoryFacts,
  HISTORY_TABLES,
  type HistoryTable,
  apiHistorySchema,
} from '@/src/shared/apiHistory';
import { compareVersions } from '@/src/shared/history/versions';
import { ROOT } from '../paths';
import { readJson } from '../readJson';

const FOLDER = 'data/history';

/** Reads the history of all packages. @throws BuildError for a file that doesn't match the schema. */
export function readHistories(): ApiHistory[] {
  return readdirSync(path.join(ROOT, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readJson(`${FOLDER}/${file}`, apiHistorySchema)!);
}

/** Something that changed in a version. */
export interface HistoryChange {
  entry: string;
  /** Absent for the component or hook itself. */
  table?: HistoryTable;
  member?: string;
  version: string;
  /** In words, such as `type: from A to B`. */
  text: string;
}

/** Lists everything that happened to an entry and its members, oldest first. */
export function listChanges(name: string, entry: ApiHistoryEntry): HistoryChange[] {
  const changes = [
    ...describeFacts(entry).map((change) => ({ entry: name, ...change })),
    ...HISTORY_TABLES.flatMap((table) =>
      Object.entries(entry[table] ?? {}).flatMap(([member, facts]) =>
        describeFacts(facts).map((change) => ({ entry: name, table, member, ...change })),
      ),
    ),
  ];
  return changes.sort((a, b) => compareVersions(a.version, b.version));
}

function describeFacts({
  since,
  changes = [],
  deprecated,
  removed,
}: ApiHistoryFacts): Pick<HistoryChange, 'version' | 'text'>[] {
  return [
    ...(since === undefined ? [] : [{ version: since, text: 'added' }]),
    ...changes.map(({ version, what, from, to, added = [], removed: gone = [] }) => ({
      version,
      text: [
        what === 'added' ? 'added again' : what,
        from === undefined ? '' : `from ${from} to ${to}`,
        added.length > 0 ? `also ${added.join(', ')}` : '',
        gone.length > 0 ? `no longer ${gone.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join(': '),
    })),
    ...(deprecated === undefined ? [] : [{ version: deprecated, text: 'deprecated' }]),
    ...(removed === undefined ? [] : [{ version: removed, text: 'removed' }]),
  ];
}
