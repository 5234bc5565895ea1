/** All locales that the installed version of Material UI exports, with what each translates. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import * as locales from '@mui/material/locale';
import { z } from 'zod';
import { createLabels, createTableBox } from '../markdown/elements';
import type { BuildText } from '../markdown/context';
import { type HtmlContent, join, renderHtml } from '../markdown/html';
import { createEmbed } from './embed';

/** The texts of a locale: prop names by component. */
type Texts = ReadonlyMap<string, readonly string[]>;

/** Language tags of the names that aren't a language and a region. */
const TAGS: Readonly<Record<string, string>> = { khKH: 'km-KH', kuCKB: 'ckb', kuLatn: 'ku' };

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'fa', 'he', 'ps', 'ur']);

/** The locale with the default texts of the components, which has no texts itself. */
const DEFAULT = 'enUS';

/** `{{"component": "Locales"}}`: a table of all locales, with a filter. */
export const Locales = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => {
    const rows = listLocales().map(({ name, language, ownLanguage, tag, missing }) => {
      const isRightToLeft = RIGHT_TO_LEFT.has(tag.split('-')[0]!);
      return h('tr', [
        h('td', [
          language,
          ...(isRightToLeft ? createLabels([t('localesRightToLeft')]) : []),
          h('br'),
          h('span', { lang: tag, dir: isRightToLeft ? 'rtl' : 'ltr' }, ownLanguage),
        ]),
        h('td', h('code', name)),
        h('td', describeMissing(name, missing, t)),
      ]);
    });
    const head = (['localesLanguage', 'localesName', 'localesMissing'] as const).map((key) =>
      h('th', { scope: 'col' }, t(key)),
    );
    const table = h('table', [h('thead', h('tr', head)), h('tbody', rows)]);
    return { props: { html: renderHtml([createTableBox(table, t)]) } };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

interface LocaleRow {
  /** Name of the export, such as `deDE`. */
  name: string;
  /** Language tag, such as `de-DE`. */
  tag: string;
  /** Name of the language in English, and in the language itself. Contains the region if several locales differ by it. */
  language: string;
  ownLanguage: string;
  /** The texts that other locales have. */
  missing: Texts;
}

/** Lists all locales by the English name of their language. */
export function listLocales(): LocaleRow[] {
  const texts = Object.entries(locales).map(([name, { components = {} }]) => ({
    name,
    tag: TAGS[name] ?? `${name.slice(0, 2)}-${name.slice(2)}`,
    texts: new Map(
      Object.entries(components).map(([key, { defaultProps }]) => [
        key.replace(/^Mui/, ''),
        Object.keys(defaultProps),
      ]),
    ),
  }));
  const all = mergeTexts(texts.map((locale) => locale.texts));
  const languages = texts.map(({ tag }) => tag.split('-')[0]!);
  return texts
    .map(({ name, tag, texts: own }, index) => {
      const language = languages[index]!;
      const isOnly = languages.filter((other) => other === language).length === 1;
      const named = isOnly ? language : tag;
      return {
        name,
        tag,
        language: nameLanguage(named, 'en'),
        ownLanguage: nameLanguage(named, named),
        missing: subtractTexts(all, own),
      };
    })
    .sort((a, b) => a.language.localeCompare(b.language, 'en'));
}

function nameLanguage(tag: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return names.of(tag) ?? tag;
}

function mergeTexts(lists: readonly Texts[]): Texts {
  const merged = new Map<string, string[]>();
  for (const [component, props] of lists.flatMap((texts) => [...texts])) {
    merged.set(component, [...new Set([...(merged.get(component) ?? []), ...props])]);
  }
  return merged;
}

function subtractTexts(all: Texts, own: Texts): Texts {
  return new Map(
    [...all]
      .map(
        ([component, props]) =>
          [component, props.filter((prop) => !own.get(component)?.includes(prop))] as const,
      )
      .filter(([, props]) => props.length > 0),
  );
}

function describeMissing(name: string, missing: Texts, t: BuildText): HtmlContent[] {
  if (name === DEFAULT) {
    return [t('localesDefault')];
  }
  if (missing.size === 0) {
    return [t('localesComplete')];
  }
  const props = [...missing].flatMap(([component, names]): Element[] =>
    names.map((prop) => h('code', `${component}.${prop}`)),
  );
  return join(props, ', ');
}
