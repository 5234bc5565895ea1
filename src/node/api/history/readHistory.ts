/** The recorded history of the packages' APIs: `data/history/`, which `npm run history` writes. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ApiHistory,
  type ApiHistoryFacts,
  HISTORY_TABLES,
  apiHistorySchema,
} from '@/src/shared/apiHistory';
import type { VersionChange } from '@/src/shared/versionChanges/versionChanges';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { ROOT } from '../../paths';
import { readJson } from '../../readJson';

const FOLDER = 'data/history';

/** Reads the history of all packages. @throws BuildError for a file that doesn't match the schema. */
export function readHistories(): ApiHistory[] {
  return listHistoryFiles().map((file) => readJson(file, apiHistorySchema)!);
}

/** Lists the files with the recorded history, relative to the repository. A small copy of the site has none. */
export function listHistoryFiles(): string[] {
  const folder = path.join(ROOT, FOLDER);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${FOLDER}/${file}`);
}

/** Lists everything that happened to the entries of a package and their members, oldest first. */
export function listChanges({ entries }: Pick<ApiHistory, 'entries'>): VersionChange[] {
  const changes = Object.entries(entries).flatMap(([name, entry]) => [
    ...listFacts(entry).map((change) => ({ entry: name, ...change })),
    ...HISTORY_TABLES.flatMap((table) =>
      Object.entries(entry[table] ?? {}).flatMap(([member, facts]) =>
        listFacts(facts).map((change) => ({ entry: name, table, member, ...change })),
      ),
    ),
  ]);
  return changes.sort((a, b) => compareVersionNumbers(a.version, b.version));
}

function listFacts({
  since,
  changes = [],
  deprecated,
  removed,
}: ApiHistoryFacts): Pick<VersionChange, 'version' | 'what'>[] {
  return [
    ...(since === undefined ? [] : [{ version: since, what: 'added' as const }]),
    ...changes,
    ...(deprecated === undefined ? [] : [{ version: deprecated, what: 'deprecated' as const }]),
    ...(removed === undefined ? [] : [{ version: removed, what: 'removed' as const }]),
  ];
}
