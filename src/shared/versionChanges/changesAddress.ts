/** The comparison in the address: `?package=material&from=6.1.10&to=6.4.1&names=Button&kinds=removed`. */
import { compareVersionNumbers } from '../versionNumbers';
import { CHANGE_KINDS, type ChangeKind, type PackageChanges } from './versionChanges';

/** What the form of the page contains. */
export interface ChangesForm {
  package: string;
  from: string;
  to: string;
  /** As typed. */
  names: string;
  kinds: readonly ChangeKind[];
}

const SCOPE = '@mui/';

/** The value of `kinds` if none is selected. */
const NO_KIND = 'none';

/** The longest text with names. */
export const NAMES_LIMIT = 500;

/**
 * Reads the form from a query. What it lacks or has no meaning gets its default: the first package, and the changes since the
 * last release of the minor version before.
 * @param search a query of any origin.
 */
export function readChangesQuery(search: string, packages: readonly PackageChanges[]): ChangesForm {
  const query = new URLSearchParams(search);
  const chosen =
    packages.find(({ package: name }) => name === SCOPE + (query.get('package') ?? '')) ??
    packages[0]!;
  const kinds = (query.get('kinds') ?? '').split('~');
  const known = CHANGE_KINDS.filter((kind) => kinds.includes(kind));
  const isAll = known.length === 0 && !kinds.includes(NO_KIND);
  const { versions } = chosen;
  const to = findRelease(query.get('to'), versions) ?? versions.at(-1)!;
  return {
    package: chosen.package,
    from: findRelease(query.get('from'), versions) ?? getFormer(to, versions),
    to,
    names: (query.get('names') ?? '').slice(0, NAMES_LIMIT),
    kinds: isAll ? CHANGE_KINDS : known,
  };
}

/** Returns the query of a form, with `?`. Parameters of others stay. */
export function writeChangesQuery(search: string, form: ChangesForm): string {
  const query = new URLSearchParams(search);
  query.set('package', form.package.slice(SCOPE.length));
  query.set('from', form.from);
  query.set('to', form.to);
  for (const [name, value] of [
    ['names', form.names],
    ['kinds', form.kinds.length === CHANGE_KINDS.length ? '' : form.kinds.join('~') || NO_KIND],
  ] as const) {
    if (value === '') {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  return `?${query}`;
}

const RELEASE = /^\d{1,4}\.\d{1,4}(?:\.\d{1,4})?(?:-[a-z]{1,9}\.\d{1,4})?$/;

/**
 * Finds the recorded release of a version: itself, or the last one before it.
 * @returns undefined for no version, or one before the first recorded one.
 */
export function findRelease(
  version: string | null | undefined,
  versions: readonly string[],
): string | undefined {
  return version && RELEASE.test(version)
    ? versions.findLast((release) => compareVersionNumbers(release, version) <= 0)
    : undefined;
}

/** Returns the last release of the minor version before, or for betas the fifth one before. */
export function getFormer(version: string, versions: readonly string[]): string {
  const minor = version.split('.').slice(0, 2).join('.');
  const others = version.includes('-')
    ? versions.slice(0, Math.max(1, versions.indexOf(version) - 4))
    : versions.filter(
        (release) =>
          compareVersionNumbers(release, version) < 0 && !release.startsWith(`${minor}.`),
      );
  return others.at(-1) ?? versions[0]!;
}
