/** What a theme can change in each component of a library, from the API data of the installed packages. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { localizeHref } from '@/src/shared/languages';
import { getApiEntry, getEntryPageHref, listApiEntries } from '../api/store';
import { createTableBox } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';
import { type ThemeProduct, themeProductSchema } from './themeProduct';

/** A component with its key in `theme.components`. */
export interface ThemedComponent {
  entry: ApiEntry;
  themeName: string;
  /** Keys of `styleOverrides`, without state classes and deprecated classes. */
  slots: readonly string[];
  /** Props whose values are fixed strings, with these values as code. They can select a style in `variants`. */
  choices: readonly (readonly [prop: string, values: readonly string[]])[];
}

/** `{{"component": "ThemeComponents", "product": "material-ui"}}`. */
export const ThemeComponents = createEmbed({
  given: themeProductSchema,
  prepare: ({ product }, context) => ({
    props: {
      html: renderHtml([renderTable(listThemedComponents(product), context)]),
      texts: getEmbedTexts('themeComponents', context.t),
    },
  }),
  // A table in Markdown has no blocks of code.
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html.replace(/<details>.*?<\/details>/gs, '')),
});

/** Lists the components of a product whose code reads the theme, by name. */
export function listThemedComponents(product: ThemeProduct): ThemedComponent[] {
  return listApiEntries()
    .filter((listing) => listing.product === product && listing.kind === 'component')
    .map(({ slug }) => getApiEntry(product, slug))
    .flatMap((entry) =>
      entry.themeName === undefined
        ? []
        : [
            {
              entry,
              themeName: entry.themeName,
              slots: listSlots(entry),
              choices: listChoices(entry),
            },
          ],
    )
    .sort((a, b) => a.entry.name.localeCompare(b.entry.name, 'en'));
}

function listSlots({ product, slots, classes }: ApiEntry): string[] {
  // Only in Material UI, classes of variations are keys as well.
  if (product === 'joy-ui') {
    return slots.length > 0 ? slots.map(({ name }) => name) : ['root'];
  }
  return classes
    .filter(({ state, deprecated }) => !state && deprecated === undefined)
    .map(({ rule }) => rule);
}

function listChoices({ props }: ApiEntry): ThemedComponent['choices'] {
  return props.flatMap(({ name, type: { members = [] }, deprecated, from }) => {
    const strings = members.filter((member) => member.startsWith("'"));
    const isChoice = strings.length > 1 && from.group === 'own' && deprecated === undefined;
    return isChoice ? [[name, strings] as const] : [];
  });
}

/** Writes the entry of a component in `theme.components`, with a place for each kind of change. */
export function writeSnippet({ themeName, slots, choices }: ThemedComponent): string {
  const [choice] = choices;
  const variants = choice
    ? ` variants: [{ props: { ${choice[0]}: ${choice[1].at(-1)} }, style: {} }] `
    : '';
  return [
    `${themeName}: {`,
    `  defaultProps: {},`,
    ...(slots[0] === undefined ? [] : [`  styleOverrides: { ${slots[0]}: {${variants}} },`]),
    `},`,
  ].join('\n');
}

function renderTable(components: readonly ThemedComponent[], context: EmbedContext): Element {
  const { t } = context;
  const head = (
    ['componentsName', 'componentsKey', 'componentsSlots', 'componentsChoices'] as const
  ).map((key) => h('th', { scope: 'col' }, t(key)));
  const rows = components.map((component) => renderRow(component, context));
  return createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', rows)]), t);
}

function renderRow(component: ThemedComponent, { t, language }: EmbedContext): Element {
  const { entry, themeName, slots, choices } = component;
  const snippet = writeSnippet(component);
  const codes = (texts: readonly string[]) =>
    join(
      texts.map((text) => h('code', text)),
      ', ',
    );
  return h('tr', { dataComponent: themeName }, [
    h(
      'th',
      { scope: 'row' },
      h('a', { href: localizeHref(getEntryPageHref(entry), language) }, entry.name),
    ),
    h('td', [
      h('code', themeName),
      h('details', [
        h('summary', t('componentsSnippet')),
        h('pre', { tabIndex: 0 }, h('code', snippet)),
        h(
          'button',
          { type: 'button', dataCopy: snippet, ariaLabel: t('colorsCopy', { text: themeName }) },
          t('copy'),
        ),
      ]),
    ]),
    h('td', codes(slots)),
    h(
      'td',
      choices.map(([prop, values]) =>
        h('div', [h('code', prop), ': ', ...codes(values.map((value) => value.slice(1, -1)))]),
      ),
    ),
  ]);
}
