/** Describes what a release of a package changed. */
import type { ApiChange } from '@/src/shared/apiChanges';
import type { EntryChanges, Release } from '@/src/shared/releases';
import { compareVersions } from './compareVersions';
import type { DeclaredApi } from './readDeclarations';

/**
 * Lists what a release added, deprecated, and removed, by component. Exports have an empty key. New components are listed
 * only as exports. Private and unstable names, and components that aren't exported, aren't listed.
 */
export function compareReleases(
  from: DeclaredApi,
  to: DeclaredApi,
): NonNullable<Release['changes']> {
  const removed = compareVersions(from, to);
  // What the old version doesn't accept is new.
  const added = compareVersions(to, from);
  const all: (ApiChange & { change: keyof EntryChanges })[] = [
    ...added.map(
      (item) => ({ ...item, change: item.kind === 'required' ? 'optional' : 'added' }) as const,
    ),
    ...listDeprecated(from, to).map((item) => ({ ...item, change: 'deprecated' }) as const),
    ...removed.map(
      (item) => ({ ...item, change: item.kind === 'required' ? 'required' : 'removed' }) as const,
    ),
  ];
  const changes: Record<string, EntryChanges> = {};
  for (const { component, name, kind, values = [], change } of all.sort(byPlace)) {
    const isPublic = kind === 'export' || to.exports.has(component);
    // The literals of `component` are the names of HTML elements.
    if (isPublic && !isInternal(name) && !(kind === 'value' && name === 'component')) {
      const entry = (changes[component] ??= {});
      (entry[change] ??= []).push(kind === 'value' ? `${name}: ${values.join(' | ')}` : name);
    }
  }
  return changes;
}

const byPlace = (a: ApiChange, b: ApiChange) =>
  a.component.localeCompare(b.component, 'en') || a.name.localeCompare(b.name, 'en');

const isInternal = (name: string) => /^(private|unstable)_/i.test(name);

function listDeprecated(from: DeclaredApi, to: DeclaredApi): ApiChange[] {
  return [...to.components].flatMap(([component, { props }]) =>
    [...props].flatMap(([name, prop]): ApiChange[] => {
      const old = from.components.get(component)?.props.get(name);
      return old && prop.deprecated && !old.deprecated ? [{ component, name, kind: 'prop' }] : [];
    }),
  );
}

/**
 * Reads the date of a version from the changelog in its package.
 * @returns such as `2025-01-21`; undefined if the changelog has no date for it.
 */
export function readReleaseDate(changelog: string, version: string): string | undefined {
  const start = changelog.search(
    new RegExp(`^## \\[?v?${version.replaceAll('.', '\\.')}\\]?\\s*$`, 'm'),
  );
  const date = start < 0 ? undefined : /^_(\w+ \d+, \d+)_\s*$/m.exec(changelog.slice(start))?.[1];
  return date === undefined ? undefined : new Date(`${date} UTC`).toISOString().slice(0, 10);
}
