/** Records the history of the packages in `data/history/`, and compares a sample of it with the registry. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { readJson } from '@/src/node/readJson';
import {
  type ApiHistory,
  type ApiHistoryFacts,
  HISTORY_TABLES,
  apiHistorySchema,
} from '@/src/shared/apiHistory';
import { addStyling } from './addStyling';
import { type ApiEvent, compareVersions } from './compareVersions';
import { createEntries } from './createHistory';
import {
  FOLDER,
  fetchArchives,
  installTypes,
  listPublishedVersions,
  unpackVersion,
} from './fetchPackages';
import {
  HISTORY_PACKAGES,
  type HistoryPackage,
  chooseVersions,
  getApiPackage,
  getInstalledVersion,
} from './packages';
import { type Dependencies, findMaterialDay, inferReleaseDay, readReleaseDay } from './releaseDay';
import { type VersionApi, readVersion } from './readVersion';

type Log = (line: string) => void;

/** Returns the path of a package's history, relative to the repository. */
const getHistoryFile = ({ file }: HistoryPackage): string => `data/history/${file}.json`;

/**
 * Reads all versions of the packages, and replaces the recorded history. It needs the registry, and about ten seconds for
 * each version that this code hasn't read before.
 * @throws CommandError when npm fails.
 */
export async function recordHistory(log: Log): Promise<void> {
  prepare(log);
  const manifests = new Map<string, Dependencies[]>();
  for (const one of HISTORY_PACKAGES) {
    const names = chooseVersions(
      one,
      listPublishedVersions(one.name),
      getInstalledVersion(one.name),
    );
    fetchArchives(
      names.map((version) => `${one.name}@${version}`),
      log,
    );
    const versions = names.map((version) => ({ version, ...read(one, version, log) }));
    manifests.set(
      one.name,
      versions.map(({ manifest }) => manifest),
    );
    const dependents = manifests.get('@mui/joy') ?? [];
    const history: ApiHistory = {
      package: one.name,
      versions: versions.map(({ version, manifest, integrity, ...rest }) => {
        const date =
          rest.date ??
          inferReleaseDay({ name: one.name, version }, manifest, dependents, findChangelogDay);
        return { version, ...(date !== undefined && { date }), integrity };
      }),
      entries: createEntries(versions),
    };
    const file = getHistoryFile(one);
    mkdirSync(path.join(ROOT, path.dirname(file)), { recursive: true });
    writeFileSync(
      path.join(ROOT, file),
      await format(JSON.stringify(history), { parser: 'json', printWidth: 100 }),
    );
    log(`${file}: ${versions.length} versions, ${Object.keys(history.entries).length} entries`);
  }
}

/**
 * Reads two neighboring versions of each package, which the day chooses, and compares what changed between them with the
 * recorded history.
 * @throws CommandError that lists the differences.
 */
export function checkHistory(log: Log): void {
  prepare(log);
  const day = Math.floor(Date.now() / 86_400_000);
  const differences = HISTORY_PACKAGES.flatMap((one) => {
    const file = getHistoryFile(one);
    const history = readJson(file, apiHistorySchema);
    if (!history) {
      throw new CommandError(`${file} doesn't exist: run npm run history first.`);
    }
    const index = 1 + (day % (history.versions.length - 1));
    const pair = history.versions.slice(index - 1, index + 1).map(({ version, integrity }) => {
      const found = read(one, version, log);
      if (found.integrity !== integrity) {
        throw new CommandError(
          `${one.name}@${version} has the hash ${found.integrity}, but ${file} was recorded from ${integrity}: find out which archive is right before you record it again.`,
        );
      }
      return { version, api: found.api };
    });
    const [before, after] = pair;
    log(`${one.name}: ${before!.version} and ${after!.version}`);
    const events = compareVersions(before!.api, after!.api);
    const print = ({ entry, table, member, change }: ApiEvent) =>
      [entry, table, member, change.what].filter(Boolean).join(' ');
    const expected = new Set(events.map(print));
    const lasting = events.filter(({ change }) => !TAKEN_BACK.has(change.what)).map(print);
    const recorded = new Set(listFacts(history, after!.version));
    return [
      ...lasting.filter((fact) => !recorded.has(fact)).map((fact) => `missing: ${fact}`),
      ...[...recorded].filter((fact) => !expected.has(fact)).map((fact) => `wrong: ${fact}`),
    ].map((line) => `${file}: ${after!.version}: ${line}`);
  });
  if (differences.length > 0) {
    throw new CommandError(
      `${differences.join('\n')}\nRun npm run history to record the history again, and review the difference.`,
    );
  }
}

/** A deprecation that a later version takes back isn't part of the history. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['deprecated', 'restored']);

/** Lists what the history says about one version, as `Button props loading added`. */
function listFacts({ entries }: ApiHistory, version: string): string[] {
  return Object.entries(entries).flatMap(([entry, facts]) => [
    ...describeFacts([entry], facts, version),
    ...HISTORY_TABLES.flatMap((table) =>
      Object.entries(facts[table] ?? {}).flatMap(([member, known]) =>
        describeFacts([entry, table, member], known, version),
      ),
    ),
  ]);
}

function describeFacts(
  subject: readonly string[],
  { since, changes = [], deprecated, removed }: ApiHistoryFacts,
  version: string,
): string[] {
  const facts = [
    { version: since, what: 'added' },
    ...changes,
    { version: deprecated, what: 'deprecated' },
    { version: removed, what: 'removed' },
  ];
  return facts
    .filter((fact) => fact.version === version)
    .map(({ what }) => [...subject, what].join(' '));
}

/** Reads a version, or takes what the same code has read before. */
function read(
  { name, file }: HistoryPackage,
  version: string,
  log: Log,
): {
  api: VersionApi;
  date: string | undefined;
  integrity: string;
  manifest: Dependencies;
} {
  const { folder, integrity } = unpackVersion(name, version, log);
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Dependencies;
  const date = readReleaseDay(
    [folder, ...CHANGELOGS].map((place) => path.join(place, 'CHANGELOG.md')),
    { name, version },
  );
  const kept = path.join(FOLDER, `read-${hashCode()}`, `${file}-${version}.json`);
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8')) as VersionApi;
    return { api: addStyling(known, folder), date, integrity, manifest };
  }
  log(`Reading ${name}@${version}`);
  const api = readVersion({ ...getApiPackage(name), folder }, path.join(FOLDER, 'node_modules'));
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(api));
  return { api: addStyling(api, folder), date, integrity, manifest };
}

/** Archives of betas don't have their own release. Those of Material UI name the versions of all packages. */
const CHANGELOG_VERSIONS = ['6.4.1', '5.18.0'];
const CHANGELOGS = CHANGELOG_VERSIONS.map(
  (version) => `${FOLDER}/@mui+material@${version}/node_modules/@mui/material`,
);

/** Finds the day of a release of Material UI. */
const findChangelogDay = (version: string): string | undefined =>
  findMaterialDay(
    CHANGELOGS.map((folder) => readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')),
    version,
  );

/** Fetches what all versions are read with. */
function prepare(log: Log): void {
  installTypes(log);
  CHANGELOG_VERSIONS.forEach((version) => unpackVersion('@mui/material', version, log));
}

let hash: string | undefined;

/** Hashes the code that reads versions. */
function hashCode(): string {
  if (hash === undefined) {
    const all = createHash('sha256');
    const files = [
      'tools/history/readVersion.ts',
      'tools/history/typeForm.ts',
      'tools/history/typeStructure.ts',
      'tools/history/namedUnions.ts',
      'tools/listLiterals.ts',
    ].concat(
      readdirSync(path.join(ROOT, 'src/node/api'))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `src/node/api/${name}`),
    );
    files.sort().forEach((name) => all.update(readFileSync(path.join(ROOT, name))));
    hash = all.digest('hex').slice(0, 12);
  }
  return hash;
}
