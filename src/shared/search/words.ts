/** Splits text into words and terms. The index, queries, and marks use the same rules. */
import { stemmer } from 'stemmer';

/** Letters and digits of every script, and the characters that identifiers and numbers contain. */
const WORD = /[\p{L}\p{N}_$]+(?:[-.'’][\p{L}\p{N}_$]+)*/gu;

/**
 * Splits between `disable` and `Ripple`, between `HTML` and `Element`, and at characters other than letters and digits.
 */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu;

/** A word and its position in the text. */
export interface Word {
  text: string;
  start: number;
}

/** Returns the words of a text as written. */
export function findWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** Returns the words of a text without their positions. */
function listWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

const NOT_ASCII = /[^\p{ASCII}]/u;

/** Converts to lower case without accents. */
export function fold(text: string): string {
  return !NOT_ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

/** Endings that the stemmer keeps in short words: `sortable`, `sort`. */
const ABLE = /^(.{4,})[ai]bl$/;
/** Letters that stay doubled at the end of a stem: `scroll`, `press`. */
const DOUBLED = /([^aeioulsz])\1$/;

/** Returns the stem of a folded English word: sorting, sorts, and sortable have the stem `sort`. */
export function toStem(word: string): string {
  if (word.length <= 3 || /[^a-z]/.test(word)) {
    return word;
  }
  const stem = stemmer(word);
  return ABLE.test(stem) ? stem.replace(ABLE, '$1').replace(DOUBLED, '$1') : stem;
}

/**
 * Returns the folded parts of a word: `disableRipple` has disable and ripple; a plain word has itself only. The `Mui`
 * of `MuiButton-root` is left out, because most class names of the libraries start with it, and so is the `Joy` that some
 * readers expect there.
 */
export function getParts(word: string): string[] {
  const parts = word.normalize('NFC').match(PARTS) ?? [word];
  const searchable = parts.length > 1 && /^(?:Mui|Joy)$/.test(parts[0]!) ? parts.slice(1) : parts;
  return searchable.map(fold);
}

/** Whether a word has no other part than itself. */
function isPlain(word: string, parts = getParts(word)): boolean {
  return parts.length === 1 && parts[0] === fold(word);
}

/**
 * Returns the terms of a word in the index: the stem of a plain word; otherwise the whole word, the parts between hyphens,
 * and the stems of the parts. `sorting` gives sort; `MuiButton-root` gives muibutton-root, muibutton, root, button.
 */
export const getTerms = remember((word): readonly string[] => {
  const parts = getParts(word);
  const stems = parts.map(toStem);
  if (isPlain(word, parts)) {
    return stems;
  }
  const pieces = word.includes('-') ? word.split('-').map(fold) : [];
  return [...new Set([fold(word), ...pieces, ...stems])];
});

/** Returns the parts of a word that differ from their stems. */
const getInflected = remember((word) => getParts(word).filter((part) => toStem(part) !== part));

/**
 * Remembers the results of a function of a word, because the index contains most words many times. The texts of the site
 * have about 20,000 different ones.
 */
function remember(work: (word: string) => readonly string[]): typeof work {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    let result = known.get(word);
    if (!result) {
      result = work(word);
      known.set(word, result);
    }
    return result;
  };
}

/** Returns the plain words of a text that differ from their stems, for finding words that are typed incompletely. */
export function getForms(text: string): string[] {
  return listWords(text).flatMap(getInflected);
}

/** Returns the terms of names that must match as a whole. */
export function getWholeTerms(text: string): string[] {
  return listWords(text).map(fold);
}

/** Returns the terms of a text. */
export function getTextTerms(text: string): string[] {
  return listWords(text).flatMap(getTerms);
}

/**
 * Returns the terms of a title, which include its words joined ("Text Field": textfield) and their initials ("Right to
 * left": rtl).
 */
export function getTitleTerms(title: string): string[] {
  const words = listWords(title);
  const terms = words.flatMap(getTerms);
  if (words.length > 1 && words.length <= 3) {
    terms.push(...getTerms(fold(words.join(''))));
  }
  if (words.length > 2 && words.length <= 4) {
    terms.push(fold(words.map((word) => word.charAt(0)).join('')));
  }
  return terms;
}
