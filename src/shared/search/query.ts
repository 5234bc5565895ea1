/** Parses the user's query into queries for the index. */
import type { Query, SearchOptions } from 'minisearch';
import { KIND_WORD, type QuerySyntax, readSyntax } from './syntax';
import { getMeaningful, toForms } from './wordForms';
import { findWords, fold, getParts, toStem } from './words';

/** A parsed query. */
export interface ParsedQuery extends Pick<QuerySyntax, 'name' | 'kind'> {
  /** Whether it is a prop with a value: `variant="soft"`. */
  isProp: boolean;
  /** The words of its value, folded. */
  value: readonly string[];
  /** The product whose results rank higher: the one that the query names, or the current one. */
  product?: string | undefined;
  /** The query as typed, without spaces around it, and the same folded. */
  typed: string;
  folded: string;
  /** Whether it has a name in camel case; begins with one; is a path in the theme. */
  isCamel: boolean;
  isLowerCamel: boolean;
  isPath: boolean;
  /** Whether it asks for a template; for a change between versions. */
  isTemplate: boolean;
  isChange: boolean;
  /** The significant words as typed, folded. */
  words: string[];
  /** The terms by which each word can match: the word as typed, and the stems of its parts. */
  forms: string[][];
  /** The whole query as one folded word, for comparison with titles. */
  joined: string;
  /** The stems of the significant words, in one word. */
  stem: string;
  /** The joined stems of neighboring words, with their share of all words: "hamburger menu" in `open hamburger menu`. */
  runs: ReadonlyMap<string, number>;
  /** Every word must match, in one of its forms. */
  every: Query;
  /** At least one word must match. */
  any: Query;
}

/** Words that are ignored when the query has others. */
const STOP_WORDS = new Set(
  'a an and any are as at be been by can component components could do does element every for from has have how i if import in is it its make mui my of on or provided react should some that the there this to use using want was were what when where which why will with would you your'.split(
    ' ',
  ),
);

/** A prop with a value. */
const PROP = /^[a-z][A-Za-z]*=(?!["']\[)/;

const PROP_VALUE = /^[A-Za-z]+=\{?["'](?<value>[^"']+)/;

/** A path in the theme, other than that of a component. */
const THEME_PATH = /^theme\.(?!components)\w+\./;

const TEMPLATE = /\btemplates?\b/i;
const CHANGE = /\b(?:deprecat|migrat|upgrad|renam|replaced|removed|codemod|breaking)/i;

/** Words that say little beside two others: `keep the footer at the bottom of the page`. */
const WEAK_WORDS = new Set(['page', 'pages', 'site', 'user', 'users', 'website']);

/** Maximum length in characters; the rest of the query is ignored. */
const MAX_LENGTH = 120;
const MAX_WORDS = 8;
/** With more words, a query is a message rather than some names. */
const MAX_WORDS_OF_NAMES = 4;

/** The edit distance that a word allows. A transposition counts as two: `dialgo`. */
function getFuzziness(term: string): number {
  return term.length < 4 ? 0 : term.length < 5 ? 1 : 2;
}

/** A word also matches as a prefix. */
export const AS_TYPED: SearchOptions = { prefix: true };
export const MISSPELLED: SearchOptions = { prefix: true, fuzzy: getFuzziness };

/** The products, and the one whose pages the user reads. */
interface QueryContext {
  products?: readonly { id: string; name: string }[];
  current?: string | undefined;
}

/**
 * Parses a query.
 * @returns undefined when it contains no letter or digit.
 */
export function parseQuery(text: string, context: QueryContext = {}): ParsedQuery | undefined {
  const named = findProduct(text.slice(0, MAX_LENGTH), context);
  const { text: bounded, name, kind } = readSyntax(named.rest);
  const all = listWords(bounded);
  const significant = listSignificant(bounded);
  const words = (significant.length > 0 ? significant : all).slice(0, MAX_WORDS);
  if (words.length === 0) {
    return undefined;
  }
  // In a message, a name is that of somebody's code.
  const toParts = words.length <= MAX_WORDS_OF_NAMES ? getMeaningful : getParts;
  const queries = words.map((word) => toForms(word, toParts));
  const joined = joinName(bounded);
  // `use select` can mean useSelect.
  const inOne = all.length > 1 && all.length <= 3 ? [toStem(joined)] : [];
  return {
    isProp: PROP.test(bounded),
    value: listWords(PROP_VALUE.exec(bounded)?.groups?.value ?? '').map(fold),
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    product: named.product,
    typed: text.trim(),
    folded: fold(text.trim()),
    isCamel: /[a-z][A-Z]/.test(text),
    isLowerCamel: /^\s*[a-z]+[A-Z]/.test(text),
    isPath: THEME_PATH.test(text.trim()),
    isTemplate: TEMPLATE.test(text),
    isChange: CHANGE.test(text),
    words: words.map(fold),
    forms: words.map((word) => [fold(word), ...toParts(word).map(toStem)]),
    joined,
    stem: joinStems(words),
    runs: listRuns(words),
    every: { combineWith: 'OR', queries: [{ combineWith: 'AND', queries }, ...inOne] },
    any: { combineWith: 'OR', queries },
  };
}

/** A product that is named after these words is the other one: `migrate from Material UI`. */
const BESIDE = /\b(?:from|to|and|or|vs|with)\s+$/i;

/**
 * Finds the product that a query names beside other words, as in `joy ui button`.
 * @returns the product, or the current one, and the query without the name of the product.
 */
function findProduct(
  text: string,
  { products = [], current }: QueryContext,
): { product: string | undefined; rest: string } {
  const named = products.flatMap(({ id, name }) => {
    const match = new RegExp(`(?<![-/@\\w])${name.replace(' ', '[ -]?')}(?![-/\\w])`, 'i').exec(
      text,
    );
    return match ? [{ id, match }] : [];
  });
  const [{ id, match } = {}] = named;
  if (named.length !== 1 || !id || !match) {
    return { product: current, rest: text };
  }
  const before = text.slice(0, match.index);
  const rest = before + text.slice(match.index + match[0].length);
  const isOther = id !== current && BESIDE.test(before);
  return isOther || listSignificant(rest).length === 0
    ? { product: current, rest: text }
    : { product: id, rest };
}

/** Lists the joined stems of neighboring words, each with its share of all words. */
function listRuns(words: readonly string[]): Map<string, number> {
  const stems = words.map((word) => joinStems([word]));
  return new Map(
    stems.flatMap((_stem, start) =>
      stems
        .slice(start)
        .map((_last, index): [string, number] => [
          stems.slice(start, start + index + 1).join(''),
          (index + 1) / words.length,
        ]),
    ),
  );
}

function listWords(text: string): string[] {
  return findWords(text).flatMap((word) => cutPath(word.text));
}

/** Lists the words that aren't ignored. `component="span"` is about the prop. */
function listSignificant(text: string): string[] {
  const words = listWords(text.replace(KIND_WORD, '')).filter(
    (word) => !STOP_WORDS.has(word.toLowerCase()) || text.includes(`${word}=`),
  );
  const strong = words.filter((word) => !WEAK_WORDS.has(word.toLowerCase()));
  return strong.length > 2 ? strong : words;
}

/** Splits a path such as `theme.palette.primary` at its dots. */
function cutPath(word: string): string[] {
  return /^\d/.test(word) ? [word] : word.split('.');
}

/** Joins the words of a name without dots, for comparing names: "Next.js" and `nextjs` are equal. */
export function joinName(name: string): string {
  return fold(
    findWords(name)
      .map((word) => word.text)
      .join(''),
  ).replaceAll('.', '');
}

/** Joins the stems of the parts of words, for comparing names: "Text fields" and `TextField` are equal. */
export function joinStems(words: readonly string[]): string {
  return words.flatMap((word) => getParts(word).map(toStem)).join('');
}

/** The query is tokenized already, so MiniSearch must not split its terms. */
export const QUERY_TOKENS = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};
