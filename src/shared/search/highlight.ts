/** Finds matches in a text, and the excerpt to show. */
import { findWords, fold, getTerms } from './words';

/** A part of a text, and whether it is marked. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** The terms and words to mark. */
export interface Marks {
  /** Folded terms of the index that the query matched. */
  terms: ReadonlySet<string>;
  /** Folded words of the query. */
  words: readonly string[];
}

/** Maximum length of an excerpt, in characters. */
const EXCERPT = 150;
/** Maximum length of the text before the first mark. */
const BEFORE = 40;

type Range = [start: number, end: number];

/** Returns the ranges that match. In a longer word, only the typed part is marked. */
function findRanges(text: string, { terms, words }: Marks): Range[] {
  return findWords(text).flatMap(({ text: word, start }): Range[] => {
    const folded = fold(word);
    const typed = words.find((query) => folded.startsWith(query));
    // Folding can change the length of a word (ligatures, accents). In that case, the whole word is marked.
    if (typed !== undefined) {
      const length = folded.length === word.length ? typed.length : word.length;
      return [[start, start + length]];
    }
    if (!getTerms(word).some((term) => terms.has(term))) {
      return [];
    }
    const inside = words.map((query) => ({ query, at: folded.indexOf(query) }));
    const found = inside.find(({ query, at }) => at > 0 && query.length > 1);
    return found && folded.length === word.length
      ? [[start + found.at, start + found.at + found.query.length]]
      : [[start, start + word.length]];
  });
}

/** Splits a text at its marks. */
export function markText(text: string, marks: Marks): TextPart[] {
  return cut(text, findRanges(text, marks), 0, text.length);
}

/** Returns the part of a text with the most marks, at most 150 characters, cut between words. */
export function markExcerpt(text: string, marks: Marks): TextPart[] {
  const ranges = findRanges(text, marks);
  let best = 0;
  let most = 0;
  for (const [index, [start]] of ranges.entries()) {
    const within = ranges.slice(index).filter(([, end]) => end <= start + EXCERPT - BEFORE);
    const different = new Set(within.map(([from, to]) => fold(text.slice(from, to)))).size;
    if (different * 10 + within.length > most) {
      most = different * 10 + within.length;
      best = start;
    }
  }
  let start = Math.max(0, best - BEFORE);
  if (start > 0) {
    start = text.indexOf(' ', start) + 1 || start;
  }
  let end = Math.min(text.length, start + EXCERPT);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    end = space > best ? space : end;
  }
  const parts = cut(text, ranges, start, end);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...parts,
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

function cut(text: string, ranges: readonly Range[], start: number, end: number): TextPart[] {
  const parts: TextPart[] = [];
  const push = (from: number, to: number, marked: boolean) => {
    if (to > from) {
      parts.push({ text: text.slice(from, to), marked });
    }
  };
  let at = start;
  for (const [from, to] of ranges) {
    if (from >= at && to <= end) {
      push(at, from, false);
      push(from, to, true);
      at = to;
    }
  }
  push(at, end, false);
  return parts;
}
