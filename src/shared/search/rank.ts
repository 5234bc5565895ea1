/** The ranking. All numbers are factors or weights, tuned with test/unit/shared/search/relevance.content.test.ts. */
import { type SearchKind, type SearchRecord } from './records';
import { type ParsedQuery, joinName, joinStems } from './query';
import { findWords } from './words';

/** The weight of a match by field. */
export const FIELD_BOOST = {
  title: 6,
  forms: 0.5,
  aliases: 6,
  names: 6,
  context: 1.5,
  text: 1,
  code: 0.5,
} as const;

/** The weight of each kind of record. */
const KIND_FACTOR: Readonly<Record<SearchKind, number>> = {
  page: 3,
  section: 1.3,
  error: 1.2,
  demo: 0.2,
  component: 1.7,
  hook: 1.9,
  theme: 1.1,
  prop: 1.2,
  parameter: 0.8,
  return: 0.7,
  slot: 0.6,
  class: 0.6,
};

/** For records of the current product. */
const CURRENT_FACTOR = 6;
/** For a name that equals the query. */
const EXACT_FACTOR = 2.5;
/** For a name in camel case that equals the query letter by letter. The query means the code, and not a heading. */
const IDENTIFIER_FACTOR = 4;
/** For a page whose title of several words equals the query. Many pages have a section of the same name. */
const EXACT_PAGE_FACTOR = 5;
/** For a demo whose name equals the query. */
const DEMO_FACTOR = 10;
/** For a name that equals the query in another form: "buttons", "theming". */
const STEM_FACTOR = 2;
/** For a name that starts with the query. The factor grows with the share of the name that was typed. */
const BEGINNING_FACTOR = 1.5;
/**
 * For a name that equals a word of the query, when other words match its parents: "Color" in Button for `button color`.
 */
const COVERED_FACTOR = 1.6;
/** For components that are deprecated. */
const DEPRECATED_FACTOR = 0.5;

/** Parts of titles that only name the kind of page. */
const BEFORE_NAME = /^(?:the|a) /i;
const AFTER_NAME = / (?:api|component|hook|prop|props)$/i;

/** Returns the factor by which the score of a record is multiplied. */
export function getFactor(
  record: SearchRecord,
  query: ParsedQuery,
  current: string | undefined,
): number {
  const isDeprecated = record.places.every(({ rank }) => rank < -1);
  return (
    KIND_FACTOR[record.kind] *
    getNameFactor(record, query) *
    (record.product === current ? CURRENT_FACTOR : 1) *
    (isDeprecated ? DEPRECATED_FACTOR : 1)
  );
}

function getNameFactor(record: SearchRecord, query: ParsedQuery): number {
  const { kind, title, aliases = [] } = record;
  if (kind !== 'demo' && title === query.typed && /[a-z][A-Z]/.test(title)) {
    return IDENTIFIER_FACTOR;
  }
  return Math.max(...[title, ...aliases].map((name) => compareName(kind, name, query)));
}

function compareName(
  kind: SearchKind,
  title: string,
  { joined, words, stem }: ParsedQuery,
): number {
  const whole = title.replace(BEFORE_NAME, '');
  const short = whole.replace(AFTER_NAME, '');
  const [name, ...others] = [short, whole, title].map(joinName);
  if (name === joined || others.includes(joined)) {
    // Names of demos consist of common words, so a demo counts as exact only if its name was typed as one word.
    if (kind === 'demo') {
      return words.length === 1 ? DEMO_FACTOR : 1;
    }
    return kind === 'page' && words.length > 1 ? EXACT_PAGE_FACTOR : EXACT_FACTOR;
  }
  if (kind === 'demo') {
    return 1;
  }
  if (joinStems(findWords(short).map((word) => word.text)) === stem) {
    return STEM_FACTOR;
  }
  if (name!.startsWith(joined)) {
    return 1 + BEGINNING_FACTOR * (joined.length / name!.length) ** 3;
  }
  return words.length > 1 && words.includes(name!) ? COVERED_FACTOR : 1;
}
