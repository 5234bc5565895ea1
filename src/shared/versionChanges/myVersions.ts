/** The versions of the packages that the user has, as the browser keeps them, and as an address names one: `?v=6.1`. */
import { compareVersionNumbers, isWholeRecorded, readNumbers } from '../versionNumbers';
import {
  CHANGE_KINDS,
  type PackageChanges,
  type VersionChange,
  selectChanges,
} from './versionChanges';

/** Versions such as `6.1.3`, or `6.1` for any release of a minor version, by package. */
export type MyVersions = Readonly<Record<string, string>>;

const VERSION = /^\d{1,4}\.\d{1,4}(?:\.\d{1,4}(?:-[a-z]{1,9}\.\d{1,4})?)?$/;
const PACKAGE = /^@mui\/[a-z-]{1,40}$/;

/** Reads stored versions. What isn't a version of a package is left out. */
export function parseMyVersions(text: string | null): MyVersions {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '{}');
  } catch {
    return {}; // What is stored isn't from this site.
  }
  return Object.fromEntries(
    Object.entries(typeof data === 'object' && data !== null ? data : {}).filter(
      (entry): entry is [string, string] =>
        PACKAGE.test(entry[0]) && typeof entry[1] === 'string' && VERSION.test(entry[1]),
    ),
  );
}

/** Returns the version that the query of an address names. */
export function readVersionParameter(search: string): string | undefined {
  const version = new URLSearchParams(search).get('v') ?? '';
  return VERSION.test(version) ? version : undefined;
}

/** A version without a patch number stands for its last release. */
const complete = (version: string): string =>
  readNumbers(version).length === 2 ? `${version}.9999` : version;

/** Something of the reference that a version doesn't have. */
export interface Missing {
  /** Address of its row or page. */
  href: string;
  /** Values that the row of a prop has, and the version lacks, as code. Without them, the version lacks the whole. */
  values?: readonly string[];
  since: string;
  /** Whether it came with a later patch release, of which the recorded history doesn't tell the number. */
  isUncertain: boolean;
}

/**
 * Lists what the reference has and a version doesn't. Of a missing component or hook, the members aren't listed, and of a
 * missing prop, its values aren't.
 */
export function listMissing({ changes }: PackageChanges, version: string): Missing[] {
  const mine = complete(version);
  const later = changes.filter((change) => compareVersionNumbers(change.version, mine) > 0);
  const added = later.filter(({ what, href }) => what === 'added' && href !== undefined);
  const entries = new Set(added.flatMap(({ entry, table }) => (table ? [] : [entry])));
  // Theme keys and CSS variables have no rows. Their address is that of the whole component.
  const wholes = added.filter(({ entry, table }) =>
    table ? !entries.has(entry) && table !== 'theme' && table !== 'variables' : true,
  );
  const hrefs = new Set(wholes.map(({ href }) => href));
  const describe = ({ href, version: since }: VersionChange): Missing => ({
    href: href!,
    since,
    isUncertain: !isWholeRecorded(mine) && hasSameMinor(since, mine),
  });
  const values = later.filter(
    ({ what, entry, href }) =>
      what === 'values' && href !== undefined && !entries.has(entry) && !hrefs.has(href),
  );
  return [
    ...wholes.map(describe),
    ...values.flatMap((change) => {
      const lasting = listLasting(change, values);
      return lasting.length > 0 ? [{ ...describe(change), values: lasting }] : [];
    }),
  ];
}

/** Lists the values that a change added, and no later change of the same values removed. */
const listLasting = (change: VersionChange, all: readonly VersionChange[]): string[] =>
  (change.added ?? []).filter(
    (value) =>
      !all.some(
        ({ version, href, of, removed }) =>
          href === change.href &&
          of === change.of &&
          compareVersionNumbers(version, change.version) > 0 &&
          removed?.includes(value),
      ),
  );

const hasSameMinor = (a: string, b: string): boolean =>
  readNumbers(a).slice(0, 2).join() === readNumbers(b).slice(0, 2).join();

/** Lists what changed after a version in some components and hooks, by component and hook. */
export function listDifferences(
  changes: PackageChanges,
  version: string,
  names: readonly string[],
): [entry: string, changes: VersionChange[]][] {
  return names.length === 0
    ? []
    : selectChanges(changes, {
        from: complete(version),
        to: changes.versions.at(-1)!,
        names: names.map((name) => name.toLowerCase()),
        kinds: CHANGE_KINDS,
      });
}
