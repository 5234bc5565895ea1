/** The icon search: matches names and synonyms, and tolerates one typing error per word. Pure code. */
import { getEditDistance } from './editDistance';
import { splitIconName } from './iconNames';

/** Lowercase synonyms without spaces, and the words of icon names that each one stands for: `trash: ['delete']`. */
export type IconSynonyms = Readonly<Record<string, readonly string[]>>;

export interface IconHits {
  /** Names without theme, best match first. */
  names: readonly string[];
  /** True when nothing matched exactly, and the names are near matches. */
  isNear: boolean;
}

interface Entry {
  name: string;
  /** The name in lower case. */
  text: string;
  /** The words of the name, with a space before, between and after them. */
  words: string;
  /** The number of words. */
  count: number;
}

/** Ranks of matches in a name, and of matches by a synonym. Lower is better. */
const NAME_RANKS = { same: 0, firstWord: 1, begin: 2, word: 3, wordBegin: 4, inside: 9 };
const SYNONYM_RANKS = { same: 3, firstWords: 5, words: 6, begun: 2 };

/** The minimum length of a prefix of a synonym, and of a match inside a name. Shorter ones match nearly every icon. */
const MIN_PART = 3;
/** The minimum length for near matches. In shorter words, one wrong letter usually makes a different word. */
const MIN_NEAR = 4;

/** Creates the search function. It takes milliseconds to search all icons. */
export function createIconSearch(
  names: readonly string[],
  synonyms: IconSynonyms,
): (query: string) => IconHits {
  const entries = names.map((name): Entry => {
    const words = splitIconName(name).map((word) => word.toLowerCase());
    return { name, text: name.toLowerCase(), words: ` ${words.join(' ')} `, count: words.length };
  });
  const synonymEntries = Object.entries(synonyms);
  let vocabulary: readonly string[] | undefined;

  const find = (test: RankTest) =>
    entries
      .map((entry) => ({ name: entry.name, count: entry.count, rank: test(entry) }))
      .filter(({ rank }) => rank < Infinity)
      // With equal ranks, names with fewer words come first: "Delete" before "AutoDelete".
      .sort((a, b) => a.rank - b.rank || a.count - b.count || (a.name < b.name ? -1 : 1));

  const findWhole = (words: readonly string[]) => {
    const whole = createTest(words.join(''), synonymEntries);
    const parts = words.map((word) => createTest(word, synonymEntries));
    return find(words.length === 1 ? whole : either(whole, all(parts)));
  };

  const findNear = (words: readonly string[]) => {
    vocabulary ??= [
      ...new Set([
        ...entries.flatMap((entry) => entry.words.trim().split(' ')),
        ...synonymEntries.map(([key]) => key),
      ]),
    ];
    const tests = words.map((word): RankTest => {
      const exact = createTest(word, synonymEntries);
      if (entries.some((entry) => exact(entry) < Infinity)) {
        return exact;
      }
      const near = vocabulary!.filter((candidate) => isNear(word, candidate));
      return near
        .map((candidate) => createTest(candidate, synonymEntries))
        .reduce<RankTest>((one, other) => either(one, other), never);
    });
    return find(all(tests));
  };

  return (query) => {
    const words = readQuery(query);
    if (words.length === 0) {
      return { names, isNear: false };
    }
    const hits = findWhole(words);
    const isNearOnly = hits.length === 0;
    return {
      names: (isNearOnly ? findNear(words) : hits).map(({ name }) => name),
      isNear: isNearOnly,
    };
  };
}

/** Returns the synonyms by which an icon can be found. */
export function listSynonyms(name: string, synonyms: IconSynonyms): string[] {
  const words = ` ${splitIconName(name).join(' ').toLowerCase()} `;
  return Object.entries(synonyms)
    .filter(([, targets]) => targets.some((target) => words.includes(` ${target} `)))
    .map(([synonym]) => synonym);
}

/** Returns the rank of an entry, or Infinity when it doesn't match. */
type RankTest = (entry: Entry) => number;

const never: RankTest = () => Infinity;
const either =
  (one: RankTest, other: RankTest): RankTest =>
  (entry) =>
    Math.min(one(entry), other(entry));
const all =
  (tests: readonly RankTest[]): RankTest =>
  (entry) =>
    tests.reduce((sum, test) => sum + test(entry), 1);

/** `arrow_back`, `ArrowBack`, `arrow back` and `<ArrowBackIcon />` all give the same words. */
function readQuery(query: string): string[] {
  return query
    .replace(/([a-z])Icon\b/g, '$1')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function createTest(
  word: string,
  synonymEntries: readonly [string, readonly string[]][],
): RankTest {
  const targets = synonymEntries
    .filter(([key]) => key === word || (word.length >= MIN_PART && key.startsWith(word)))
    .flatMap(([key, list]) =>
      list.map((target) => ({ target, extra: key === word ? 0 : SYNONYM_RANKS.begun })),
    );
  return (entry) =>
    targets.reduce(
      (best, { target, extra }) => Math.min(best, rankSynonym(entry, target) + extra),
      rankName(entry, word),
    );
}

function rankName({ text, words }: Entry, word: string): number {
  if (text === word) {
    return NAME_RANKS.same;
  }
  if (words.startsWith(` ${word} `)) {
    return NAME_RANKS.firstWord;
  }
  if (text.startsWith(word)) {
    return NAME_RANKS.begin;
  }
  if (words.includes(` ${word} `)) {
    return NAME_RANKS.word;
  }
  if (words.includes(` ${word}`)) {
    return NAME_RANKS.wordBegin;
  }
  return word.length >= MIN_PART && text.includes(word) ? NAME_RANKS.inside : Infinity;
}

function rankSynonym({ words }: Entry, target: string): number {
  if (words === ` ${target} `) {
    return SYNONYM_RANKS.same;
  }
  if (words.startsWith(` ${target} `)) {
    return SYNONYM_RANKS.firstWords;
  }
  return words.includes(` ${target} `) ? SYNONYM_RANKS.words : Infinity;
}

/** Whether two words differ by one missing, additional, replaced, or transposed letter. */
export function isNear(one: string, other: string): boolean {
  return (
    Math.min(one.length, other.length) >= MIN_NEAR &&
    Math.abs(one.length - other.length) <= 1 &&
    getEditDistance(one, other) <= 1
  );
}
