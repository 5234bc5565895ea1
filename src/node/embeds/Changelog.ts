/** What each recorded release of a package changed, from `data/history/`. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { ApiHistory } from '@/src/shared/apiHistory';
import type { TocEntry } from '@/src/shared/page';
import { slugify } from '@/src/shared/slug';
import { NONE } from '@/src/shared/versionChanges/describeChange';
import type { VersionChange } from '@/src/shared/versionChanges/versionChanges';
import { isWholeRecorded } from '@/src/shared/versionNumbers';
import { listChanges, listHistoryFiles, readHistories } from '../api/history/readHistory';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';
import { createHeading, createTableBox } from '../markdown/elements';
import { type HtmlContent, join, renderHtml } from '../markdown/html';
import { createEmbed } from './embed';

/** Kinds of changes in the order of the page, with the keys of their texts. */
const KINDS = [
  ['added', 'changelogAdded'],
  ['optional', 'changelogOptional'],
  ['deprecated', 'changelogDeprecated'],
  ['required', 'changelogRequired'],
  ['removed', 'changelogRemoved'],
  ['changed', 'changelogChanged'],
] as const;
type Kind = (typeof KINDS)[number][0];

/** A release with its changes. */
interface Release {
  version: string;
  /** Such as `2025-01-21`. */
  date?: string | undefined;
  changes: readonly VersionChange[];
}

/** `{{"component": "Changelog", "package": "@mui/material"}}`: the releases in tables, newest first, with a filter. */
export const Changelog = createEmbed({
  given: z.strictObject({ package: z.string() }),
  prepare: ({ package: name }, { file, line, t, language }) => {
    const history = readHistories().find((one) => one.package === name);
    if (!history) {
      throw new BuildError({
        ...{ file, line },
        cause: `there is no recorded history of ${name}`,
        remedy: 'name a package of data/history/',
      });
    }
    const groups = groupReleases(listReleases(history)).map(([group, releases]) => {
      const text = t('changelogGroup', { version: group });
      return { text, hash: slugify(text), releases };
    });
    const html = groups.map(({ text, hash, releases }) =>
      h('section', { dataGroup: true }, [
        createHeading(2, hash, text, t),
        renderTable(releases, language, t),
      ]),
    );
    return {
      props: { html: renderHtml(html) },
      toc: groups.map(({ text, hash }): TocEntry => ({ text, hash, children: [] })),
      files: listHistoryFiles(),
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Lists the releases that were compared with an earlier one, newest first. */
function listReleases(history: ApiHistory): Release[] {
  const changes = listChanges(history);
  return history.versions
    .slice(1)
    .toReversed()
    .map(({ version, date }) => ({
      version,
      date,
      changes: changes.filter((change) => change.version === version),
    }));
}

/**
 * Groups releases for the headings of the page.
 * @param releases newest first.
 * @returns the minor versions of which all releases are recorded, and the major versions of the others.
 */
export function groupReleases<R extends Pick<Release, 'version'>>(
  releases: readonly R[],
): [name: string, R[]][] {
  const groups = new Map<string, R[]>();
  for (const release of releases) {
    const [major = '', minor] = release.version.split('.');
    const name = isWholeRecorded(release.version) ? `${major}.${minor}` : major;
    groups.set(name, [...(groups.get(name) ?? []), release]);
  }
  return [...groups];
}

function renderTable(releases: readonly Release[], language: string, t: BuildText): Element {
  const head = (['changelogVersion', 'changelogComponent', 'changelogChanges'] as const).map(
    (key) => h('th', { scope: 'col' }, t(key)),
  );
  const rows = releases.flatMap((release) => renderRelease(release, language, t));
  return createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', rows)]), t);
}

function renderRelease({ version, date, changes }: Release, language: string, t: BuildText) {
  // The version is repeated in each row, because the filter may hide the first row of a release.
  const label = () =>
    h('td', [
      version,
      ...(date === undefined ? [] : [h('br'), h('small', formatDate(date, language))]),
    ]);
  const entries = [...new Set(changes.map(({ entry }) => entry))].sort();
  if (entries.length === 0) {
    return [h('tr', [label(), h('td', { colSpan: 2 }, t('changelogNone'))])];
  }
  return entries.map((entry) =>
    h('tr', [
      label(),
      h('td', h('code', entry)),
      h(
        'td',
        renderChanges(
          changes.filter((change) => change.entry === entry),
          t,
        ),
      ),
    ]),
  );
}

function renderChanges(changes: readonly VersionChange[], t: BuildText): HtmlContent[] {
  const named = changes.flatMap(listNames);
  return KINDS.flatMap(([kind, key]) => {
    const codes = join(
      named.filter((item) => item.kind === kind).map(({ name }) => h('code', name)),
      ', ',
    );
    return codes.length > 0 ? [h('div', [`${t(key)}: `, ...codes])] : [];
  });
}

/** Names what a change is about: `loading`, `slots.root`, or `color: 'inherit'`. */
function listNames({
  entry,
  table,
  member,
  what,
  of,
  from = NONE,
  to = NONE,
  added = [],
  removed = [],
}: VersionChange): { kind: Kind; name: string }[] {
  const prefix =
    table === 'slots' || table === 'classes'
      ? `${table}.`
      : table === 'theme'
        ? 'theme.components.'
        : '';
  const name = member === undefined ? entry : prefix + member;
  switch (what) {
    case 'values': {
      const subject = of === undefined ? name : `${name} (${of})`;
      return [
        ...(added.length > 0
          ? [{ kind: 'added' as const, name: `${subject}: ${added.join(' | ')}` }]
          : []),
        ...(removed.length > 0
          ? [{ kind: 'removed' as const, name: `${subject}: ${removed.join(' | ')}` }]
          : []),
      ];
    }
    case 'default':
      return [{ kind: 'changed', name: `${name} = ${from} → ${to}` }];
    case 'import':
      return [{ kind: 'changed', name: `import ${from} → ${to}` }];
    case 'type':
      return [{ kind: 'changed', name }];
    default:
      return [{ kind: what, name }];
  }
}

/** @param date such as `2025-01-21`. */
const formatDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  );
