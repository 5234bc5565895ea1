/** The CSS variables of a library's default theme as a table, with the theme options that change each of them. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { cachePerCodeVersion } from '../cache';
import { createTableBox } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';
import { type ThemeVariable, listThemeVariables } from './listThemeVariables';
import { type ThemeProduct, themeProductSchema } from './themeProduct';
import { renderValue } from './themeValue';

/** `{{"component": "ThemeVariables", "product": "material-ui"}}`. */
export const ThemeVariables = createEmbed({
  given: themeProductSchema,
  searchable: 'names',
  prepare: ({ product }, context) => ({
    props: {
      html: renderHtml([renderTable(readThemeVariables(product), context)]),
      texts: getEmbedTexts('themeVariables', context.t),
    },
  }),
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Several processes of a build need the variables, which take seconds to find. */
export function readThemeVariables(product: ThemeProduct): ThemeVariable[] {
  return cachePerCodeVersion(['ThemeVariables', product], () => listThemeVariables(product));
}

function renderTable(variables: readonly ThemeVariable[], { t }: EmbedContext): Element {
  const head = (['variablesName', 'treeLight', 'treeDark', 'variablesOptions'] as const).map(
    (key) => h('th', { scope: 'col' }, t(key)),
  );
  const body = variables.map((variable) => renderRow(variable, t));
  return createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', body)]), t);
}

function renderRow({ name, light, dark, options }: ThemeVariable, t: EmbedContext['t']): Element {
  const code = `var(${name})`;
  const values =
    light === dark
      ? [h('td', { colSpan: 2 }, renderValue(light, t))]
      : [light, dark].map((value) => h('td', renderValue(value, t)));
  return h('tr', [
    h('th', { scope: 'row' }, [
      h('code', name),
      ' ',
      h(
        'button',
        { type: 'button', dataCopy: code, ariaLabel: t('colorsCopy', { text: code }) },
        t('copy'),
      ),
    ]),
    ...values,
    h(
      'td',
      join(
        options.map((option) => h('code', option)),
        ', ',
      ),
    ),
  ]);
}
