/** Keys of the `sx` prop as a table, from the configuration of the installed package. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { printData } from '@/src/shared/printData';
import { cachePerCodeVersion } from '../cache';
import { BuildError } from '../errors';
import { createTableBox } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { findNear } from '../nearMatches';
import { type EmbedContext, createEmbed } from './embed';
import { type SxKey, listSxKeys } from './listSxKeys';

/** `{{"component": "SxKeys", "keys": ["border", "borderTop"]}}`. Without `keys`, the table has all of them. */
export const SxKeys = createEmbed({
  given: z.strictObject({ keys: z.array(z.string()).nonempty().optional() }),
  searchable: 'names',
  prepare: ({ keys }, context) => {
    const all = cachePerCodeVersion(['SxKeys'], listSxKeys);
    const rows = keys ? keys.map((name) => findKey(name, all, context)) : all;
    return { props: { html: renderHtml([renderTable(rows, context)]) } };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function findKey(name: string, all: readonly SxKey[], { file, line }: EmbedContext): SxKey {
  const key = all.find((candidate) => candidate.name === name);
  if (!key) {
    const near = findNear(
      name,
      all.map((candidate) => candidate.name),
    );
    throw new BuildError({
      ...{ file, line },
      cause: `the installed package has no sx key "${name}"`,
      remedy:
        near.length > 0 ? `use ${near.join(' or ')}` : 'use a key of unstable_defaultSxConfig',
    });
  }
  return key;
}

function renderTable(keys: readonly SxKey[], { t }: EmbedContext): Element {
  const head = (
    ['sxKeysName', 'sxKeysProperties', 'sxKeysTheme', 'sxKeysExample', 'sxKeysCss'] as const
  ).map((key) => h('th', { scope: 'col' }, t(key)));
  const body = keys.flatMap((key) => renderRows(key, t));
  return createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', body)]), t);
}

/** Renders a row for each example of a key, or one row for a key whose values are CSS. */
function renderRows({ name, properties, themeKey, examples }: SxKey, t: EmbedContext['t']) {
  const span = examples.length > 1 ? { rowSpan: examples.length } : {};
  const first = [
    h('th', { scope: 'row', ...span }, h('code', name)),
    h(
      'td',
      span,
      join(
        properties.map((property) => h('code', property)),
        ', ',
      ),
    ),
    h('td', span, themeKey ? h('code', themeKey) : '–'),
  ];
  if (examples.length === 0) {
    return [h('tr', [...first, h('td', { colSpan: 2 }, t('sxKeysPlain'))])];
  }
  return examples.map(({ value, css }, index) =>
    h('tr', [
      ...(index === 0 ? first : []),
      h('td', h('code', printData(value))),
      h('td', h('code', css)),
    ]),
  );
}
