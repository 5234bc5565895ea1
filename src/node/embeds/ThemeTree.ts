/** The default theme object of a library, read from the installed package, as a table with a row for each value. */
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { createTableBox } from '../markdown/elements';
import { renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';
import { type ThemeProduct, themeProductSchema } from './themeProduct';
import { renderValue } from './themeValue';

/** Keys that aren't meant for apps. */
const isInternal = (key: string) => key.startsWith('unstable_') || key === 'toRuntimeSource';

/** A value of the theme. Values that only one color scheme has are undefined in the other. */
export interface ThemeRow {
  /** Keys from the theme to the value. */
  path: readonly string[];
  light: unknown;
  dark: unknown;
  isGroup: boolean;
}

/** `{{"component": "ThemeTree", "product": "material-ui"}}`. */
export const ThemeTree = createEmbed({
  given: themeProductSchema,
  prepare: ({ product }, context) => ({
    props: {
      html: renderHtml([renderTable(listThemeRows(product), context)]),
      texts: getEmbedTexts('themeTree', context.t),
    },
  }),
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Lists the values of the default theme in light and dark mode, in the order of the object, each group before its values. */
export function listThemeRows(product: ThemeProduct): ThemeRow[] {
  return listRows(DEFAULT_THEMES[product]('light'), DEFAULT_THEMES[product]('dark'), []);
}

/** Creates the default theme of a product as its components read it in a mode. */
const DEFAULT_THEMES: Readonly<Record<ThemeProduct, (mode: 'light' | 'dark') => object>> = {
  'material-ui': (mode) => createTheme({ palette: { mode } }),
  'joy-ui': (mode) => {
    // The provider adds the values of the current color scheme. `vars` has all of them again.
    const { colorSchemes, vars: _vars, ...theme } = extendTheme();
    return { ...theme, ...colorSchemes[mode] };
  },
};

function listRows(light: unknown, dark: unknown, parent: readonly string[]): ThemeRow[] {
  const keys = new Set([...listKeys(light), ...listKeys(dark)]);
  return [...keys].flatMap((key) => {
    const path = [...parent, key];
    const values = { light: read(light, key), dark: read(dark, key) };
    const below = listRows(values.light, values.dark, path);
    const isGroup = isObject(values.light) || isObject(values.dark);
    return [{ path, ...values, isGroup }, ...below];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listKeys = (value: unknown) =>
  isObject(value) ? Object.keys(value).filter((key) => !isInternal(key)) : [];
const read = (value: unknown, key: string) => (isObject(value) ? value[key] : undefined);

/** Writes the expression of a value: `theme.palette.grey[50]`. */
export function writePath(path: readonly string[]): string {
  return path.reduce((code, key) => {
    if (/^[a-z_$][\w$]*$/i.test(key)) {
      return `${code}.${key}`;
    }
    return `${code}[${/^\d+$/.test(key) ? key : `'${key}'`}]`;
  }, 'theme');
}

function renderTable(rows: readonly ThemeRow[], { t }: EmbedContext): Element {
  const head = (['treeKey', 'treeLight', 'treeDark', 'treePath'] as const).map((key) =>
    h('th', { scope: 'col' }, t(key)),
  );
  const body = rows.map((row) => renderRow(row, t));
  return createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', body)]), t);
}

function renderRow({ path, light, dark, isGroup }: ThemeRow, t: EmbedContext['t']): Element {
  const code = writePath(path);
  const key = path.at(-1) ?? '';
  const level = path.length - 1;
  const name = isGroup
    ? h('button', { type: 'button', dataToggle: true, ariaExpanded: 'false' }, h('code', key))
    : h('code', key);
  const values = isGroup
    ? [h('td', { colSpan: 2 })]
    : light === dark || typeof light === 'function'
      ? [h('td', { colSpan: 2 }, renderValue(light, t))]
      : [light, dark].map((value) => h('td', renderValue(value, t)));
  const copy = h(
    'button',
    { type: 'button', dataCopy: code, ariaLabel: t('colorsCopy', { text: code }) },
    [t('copy')],
  );
  return h('tr', { dataPath: code, dataLevel: level }, [
    h('th', { scope: 'row', style: `--level:${level}` }, name),
    ...values,
    h('td', [h('code', { dataCode: true }, code), copy]),
  ]);
}
