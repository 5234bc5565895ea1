/** The ranking: by what factor the score of a record is multiplied. */
import { type ParsedQuery, joinName, joinStems } from './query';
import type { SearchKind, SearchRecord } from './records';
import { FACTORS, KIND_FACTOR } from './weights';
import { findWords, fold } from './words';

/** The product of the page, and the first one of the site. */
export interface ProductOrder {
  current?: string | undefined;
  first?: string | undefined;
}

/** Parts of titles that only name the kind of page. */
const BEFORE_NAME = /^(?:the|a|using|working with|usage with|customizing the) /i;
const AFTER_NAME = / (?:api|component|hook|prop|props)$/i;

/** Products whose pages are about the others, too: MUI System has the `sx` prop of all, and the Data Grid is made for one. */
const RELATED: Readonly<Record<string, (current: string | undefined) => boolean>> = {
  system: () => true,
  x: (current) => current === undefined || current === 'material-ui',
};
const isRelatedTo = (product: string, current: string | undefined) =>
  RELATED[product]?.(current) ?? false;

/** Returns the factor by which the score of a record is multiplied. */
export function getFactor(
  record: SearchRecord,
  query: ParsedQuery,
  products: ProductOrder,
): number {
  const isDeprecated = record.places.every(({ rank }) => rank < -1);
  const isDocumented = record.places[0]!.rank > 0;
  const isComponent = record.kind === 'page' && isDocumented && hasName(record, query);
  return (
    KIND_FACTOR[record.kind] *
    getNameFactor(record, query, products) *
    getPropFactor(record, query) *
    getProductFactor(record.product, query, products) *
    (isComponent ? FACTORS.componentPage : 1) *
    getParentFactor(record, query) *
    (record.kind === 'page' && isDocumented && query.isPath ? FACTORS.componentOfPath : 1) *
    (record.isExplained ? FACTORS.explained : 1) *
    (isDeprecated ? FACTORS.deprecated : 1) *
    getFolderFactor(record.places[0]!.href, query)
  );
}

/** Pages in some folders are found by queries that ask for their kind. */
function getFolderFactor(href: string, { isChange, isTemplate }: ParsedQuery): number {
  return href.includes('/migration/')
    ? isChange
      ? FACTORS.change
      : FACTORS.migration
    : isTemplate && href.includes('/templates/')
      ? FACTORS.template
      : 1;
}

function getParentFactor({ kind, places }: SearchRecord, { runs }: ParsedQuery): number {
  if (kind !== 'section') {
    return 1;
  }
  const share = runs.get(getStem(places[0]!.crumbs[0]!)) ?? 0;
  return 1 + FACTORS.parent * share;
}

const stems = new Map<string, string>();

/** Returns the joined stems of the title of a page. */
function getStem(title: string): string {
  let stem = stems.get(title);
  if (stem === undefined) {
    const name = title
      .replace(/^React /, '')
      .replace(BEFORE_NAME, '')
      .replace(AFTER_NAME, '');
    stem = joinStems(findWords(name).map((word) => word.text));
    stems.set(title, stem);
  }
  return stem;
}

function getProductFactor(
  product: string,
  { isProp }: ParsedQuery,
  { current, first }: ProductOrder,
): number {
  if (current === undefined) {
    return product === first ? FACTORS.first : 1;
  }
  // A prop with a value is code of the library that the user reads about.
  const isRelated = isRelatedTo(product, current) && !isProp;
  return product === current ? FACTORS.current : isRelated ? FACTORS.related : 1;
}

/** A name in the forms that are compared with queries. */
interface NameForms {
  source: 'title' | 'alias' | 'table' | 'longTable';
  written: string;
  folded: string;
  /** The name with and without the words that only name the kind of page. */
  joined: readonly string[];
  stem: string;
}

const nameForms = new WeakMap<SearchRecord, NameForms[]>();

function getNameForms(record: SearchRecord): NameForms[] {
  const known = nameForms.get(record);
  if (known) {
    return known;
  }
  const { title, aliases = [], listed = [] } = record;
  const table = listed.length > LONG_TABLE ? 'longTable' : 'table';
  const forms = [title, ...aliases, ...listed].map((written, index): NameForms => {
    const whole = written.replace(BEFORE_NAME, '');
    const short = whole.replace(AFTER_NAME, '');
    return {
      source: index === 0 ? 'title' : index <= aliases.length ? 'alias' : table,
      written,
      folded: fold(short),
      joined: [short, whole, written].map(joinName),
      stem: joinStems(findWords(short).map((word) => word.text)),
    };
  });
  nameForms.set(record, forms);
  return forms;
}

/** The most names in a table that explains each of them. */
const LONG_TABLE = 60;

/** Whether a name of the record equals the query, in any form. */
function hasName(record: SearchRecord, query: ParsedQuery): boolean {
  return getNameForms(record).some(
    ({ joined, stem }) => joined.includes(query.joined) || stem === query.stem,
  );
}

/** A prop of more components has the same meaning in all of them, which a page explains. */
const COMMON_PROP = 20;

const COMMON_CLASS = 5;

/** `variant="soft"` is about the prop and not about the class `variantSoft`. */
function getPropFactor(
  { kind, title, places }: SearchRecord,
  { isProp, kind: asked, words }: ParsedQuery,
): number {
  if (!isProp) {
    const isAsked = kind === asked && (words.length > 1 || fold(title) === words[0]);
    // A class of many components is that of a state, which a page explains.
    return !isAsked
      ? 1
      : kind === 'class' && places.length > COMMON_CLASS
        ? FACTORS.commonClass
        : FACTORS.asked;
  }
  return kind === 'class'
    ? FACTORS.classOfProp
    : kind === 'prop' && fold(title) === words[0]
      ? places.length > COMMON_PROP
        ? FACTORS.commonProp
        : FACTORS.prop
      : 1;
}

function getNameFactor(
  record: SearchRecord,
  query: ParsedQuery,
  { current }: ProductOrder,
): number {
  const isOwn = current === undefined || record.product === current;
  const isRelated = isRelatedTo(record.product, current);
  const hasNoAlias = query.isProp || query.kind === 'prop';
  let best = 1;
  // A loop, because pages have dozens of names, and a query compares those of hundreds of records.
  for (const name of getNameForms(record)) {
    const { source } = name;
    if (source === 'alias' && (hasNoAlias || !beginsPath(name, query))) {
      // A prop with a value is no other name, unless a page has that of the prop.
      if (query.isProp && name.folded === query.words[0]) {
        best = Math.max(best, FACTORS.aliasOfProp);
      }
      continue;
    }
    const isTitle = source === 'title';
    const factor = compareName(record.kind, name, query, isOwn || (isRelated && isTitle));
    if (factor > 1) {
      const isCommon = isTitle && record.isCommon && getParentFactor(record, query) === 1;
      const weight = FACTORS[source] * (isCommon ? FACTORS.common : 1);
      best = Math.max(best, 1 + (factor - 1) * weight);
    }
  }
  if (query.name !== undefined && record.about?.includes(query.name)) {
    best = Math.max(best, record.kind === 'page' ? FACTORS.aboutPage : FACTORS.aboutEntry);
  }
  return best;
}

/** In a path of the theme, only the first key can be a synonym: `palette` of `theme.palette.background.surface`. */
function beginsPath({ written, stem }: NameForms, { isPath, stem: path }: ParsedQuery): boolean {
  return !isPath || written.endsWith('-') || path.startsWith(stem);
}

function compareName(
  kind: SearchKind,
  { written, folded, joined: [name = '', ...others], stem }: NameForms,
  query: ParsedQuery,
  isHere: boolean,
): number {
  const { typed, joined, words, runs } = query;
  if (kind === 'demo') {
    return name === joined && words.length === 1 ? FACTORS.demo : 1;
  }
  if (query.isCamel && folded === query.folded) {
    return kind === 'hook' ? FACTORS.hook : FACTORS.identifier;
  }
  // `--mui-` stands for all names that begin with it.
  if (written.endsWith('-') && typed.includes(written)) {
    return FACTORS.startOfNames;
  }
  // `MuiStack defaultProps` is about the entry of the theme.
  if (kind === 'theme' && typed.includes(written)) {
    return FACTORS.themeName;
  }
  // `helperText` is a prop, and no other name for helper texts.
  if (query.isLowerCamel && written.includes(' ')) {
    return 1;
  }
  if (name === joined || others.includes(joined)) {
    return kind === 'page' && (words.length > 1 || joined !== words[0]) && isHere
      ? FACTORS.exactPage
      : FACTORS.exact;
  }
  if (stem === query.stem) {
    return FACTORS.stem;
  }
  if (name.startsWith(joined)) {
    return 1 + FACTORS.beginning * (joined.length / name.length) ** 3;
  }
  const share = runs.get(stem);
  return share === undefined ? 1 : 1 + FACTORS.covered * share;
}
