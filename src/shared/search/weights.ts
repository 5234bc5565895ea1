/** The weights of the ranking. All numbers are tuned with test/unit/shared/search/relevance.content.test.ts. */
import type { SearchKind } from './records';

/** The weight of a match by field. */
export const FIELD_BOOST = {
  title: 6,
  forms: 0.5,
  name: 4,
  context: 1.5,
  text: 1,
  code: 0.5,
  phrase: 4,
};

/** The weights of forms that a query with misspelled words uses: such words have no stem. */
export const MISSPELLED_BOOST = { ...FIELD_BOOST, forms: 6 };

/** The weight of each kind of record. */
export const KIND_FACTOR: Record<SearchKind, number> = {
  page: 3,
  section: 1.55,
  error: 1.2,
  demo: 0.2,
  component: 0.65,
  hook: 2.4,
  theme: 2,
  prop: 0.7,
  parameter: 0.5,
  return: 0.7,
  slot: 0.6,
  class: 0.6,
};

export const FACTORS = {
  /** For records of the current product; of the first one, while no product is current. */
  current: 20,
  first: 1.5,
  /** For records of the products that the others build on or lead to. */
  related: 5.5,
  /** For a name that equals the query. */
  exact: 3,
  /** For a name in camel case that equals the query letter by letter. The query means the code, and not a heading. */
  identifier: 10.5,
  hook: 20,
  /** For a synonym that is the beginning of many names: `--mui-`. */
  startOfNames: 60,
  /** For the entry of a component in the theme, whose name is in the query. */
  themeName: 26,
  /** For a row of the reference whose name is that of a prop with a value, and for a class, which is made from both. */
  prop: 6,
  /** For such a row of a prop that most components have. */
  commonProp: 5,
  classOfProp: 0.2,
  /** For a page that has the prop of a query as another name. */
  aliasOfProp: 14,
  /** The weights of names: titles, synonyms, and names in tables. A synonym is given on purpose. */
  title: 1,
  alias: 2.2,
  table: 0.5,
  /** Of names in a long table, which lists everything and explains little. */
  longTable: 0.2,
  /** For a page whose title of several words equals the query. Many pages have a section of the same name. */
  exactPage: 5,
  /** For a prop that a table of a page explains, such as `mt` of Box in MUI System. */
  explained: 0.1,
  /** For the page about the component that code names, and for its entry in the reference. */
  aboutPage: 14,
  aboutEntry: 6,
  /** For a name of the kind that the query asks for: `divider prop`. */
  asked: 4.5,
  /** For a class that many components have. */
  commonClass: 0.35,
  /** The weight of the title of a section that many pages have. */
  common: 0.15,
  /** For a demo whose name equals the query. Their names consist of common words, so it has to be typed as one word. */
  demo: 15,
  /** For a name that equals the query in another form: "buttons", "theming". */
  stem: 1.6,
  /** For a name that starts with the query. The factor grows with the share of the name that was typed. */
  beginning: 1.5,
  /** For a name that equals some words of the query: "Dialog" for `dialog element`. It grows with the share of the words. */
  covered: 2.1,
  /** For pages about components whose name equals the query, which other pages can have as well. */
  componentPage: 1.6,
  /** For a section whose page has the name of some words: the one of Button for `button full width`. It grows with their share. */
  parent: 0.6,
  /** For pages about components, where a path in the theme has their name: `theme.typography.h1`. */
  componentOfPath: 0.12,
  /** For components that are deprecated. */
  deprecated: 0.5,
  /** For guides to new versions, which users look for by their names. */
  migration: 0.5,
  /** For such guides, if the query asks for a change. */
  change: 1.5,
  /** For templates, if the query asks for one. */
  template: 2,
  /** For hits of misspelled words, relative to exact hits. */
  misspelled: 0.2,
  /** For names that look like the query. It is multiplied by a power of the similarity. */
  near: 4.3,
  /** For hits that lack words. It is multiplied by the square of the share of words that they have. */
  part: 0.6,
  /** For each further match of a page, relative to the one before. */
  more: 0.2,
  /** For the top of a page among the matches of the page. */
  pageTop: 1.1,
};
