/** What each release of a package changed. `npm run migration` compares the releases. */
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { TocEntry } from '@/src/shared/page';
import { type EntryChanges, type Release, releasesSchema } from '@/src/shared/releases';
import { slugify } from '@/src/shared/slug';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';
import { createHeading, createTableBox } from '../markdown/elements';
import { type HtmlContent, join, renderHtml } from '../markdown/html';
import { readJson } from '../readJson';
import { createEmbed } from './embed';

/** The file beside the page that places the embed. */
const RELEASES = 'releases.json';

/** Changes in the order of the page, with the keys of their texts. */
const KINDS = [
  ['added', 'changelogAdded'],
  ['optional', 'changelogOptional'],
  ['deprecated', 'changelogDeprecated'],
  ['required', 'changelogRequired'],
  ['removed', 'changelogRemoved'],
] as const satisfies readonly (readonly [keyof EntryChanges, string])[];

/** `{{"component": "Changelog"}}`: the releases of the page's `releases.json` in tables, with a filter. */
export const Changelog = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { file, line, t, language }) => {
    const releasesFile = `${path.posix.dirname(file)}/${RELEASES}`;
    const data = readJson(releasesFile, releasesSchema);
    if (!data) {
      throw new BuildError({
        ...{ file, line },
        cause: `the page has no ${RELEASES}`,
        remedy: `write ${releasesFile} with the versions to compare, and run: npm run migration`,
      });
    }
    const groups = groupReleases(data.releases).map(([name, releases]) => {
      const text = t('changelogGroup', { version: name });
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
      files: [releasesFile],
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/**
 * Groups releases for the headings of the page.
 * @param releases newest first.
 * @returns the minor versions of the newest major version, and the other major versions, with their releases.
 */
export function groupReleases(releases: readonly Release[]): [name: string, Release[]][] {
  const newest = releases[0]?.version.split('.')[0];
  const groups = new Map<string, Release[]>();
  for (const release of releases) {
    const [major = '', minor] = release.version.split('.');
    const name = major === newest ? `${major}.${minor}` : major;
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
  const entries = Object.entries(changes ?? {});
  if (entries.length === 0) {
    return [h('tr', [label(), h('td', { colSpan: 2 }, t('changelogNone'))])];
  }
  return entries.map(([component, entry]) =>
    h('tr', [
      label(),
      h('td', component === '' ? t('changelogExports') : h('code', component)),
      h('td', renderChanges(entry, t)),
    ]),
  );
}

function renderChanges(entry: EntryChanges, t: BuildText): HtmlContent[] {
  return KINDS.flatMap(([kind, key]) => {
    const names = entry[kind] ?? [];
    const codes = join(
      names.map((name) => h('code', name)),
      ', ',
    );
    return names.length > 0 ? [h('div', [`${t(key)}: `, ...codes])] : [];
  });
}

/** @param date such as `2025-01-21`. */
const formatDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  );
