/** Splits text into words and terms. The index, queries, and marks use the same rules. */

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

/** Converts to lower case without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Removes the plural s of a plain word; `css`, `status` and `axis` keep theirs. */
export function toSingular(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Returns the folded parts of a word: `disableRipple` has disable and ripple; a plain word has itself only. The `Mui`
 * of `MuiButton-root` is left out, because most class names of the libraries start with it.
 */
export function getParts(word: string): string[] {
  const parts = word.normalize('NFC').match(PARTS) ?? [word];
  const searchable = parts.length > 1 && parts[0] === 'Mui' ? parts.slice(1) : parts;
  return searchable.map((part) => toSingular(fold(part)));
}

/** Whether a word has no other part than itself. */
export function isPlain(word: string, parts = getParts(word)): boolean {
  return parts.length === 1 && parts[0] === toSingular(fold(word));
}

/**
 * Returns the terms of a word in the index: the whole word, the parts between hyphens, and their parts.
 * `MuiButton-root` gives muibutton-root, muibutton, root, button.
 */
export function getTerms(word: string): string[] {
  const parts = getParts(word);
  if (isPlain(word, parts)) {
    return parts;
  }
  const pieces = word.includes('-') ? word.split('-').map((piece) => toSingular(fold(piece))) : [];
  return [...new Set([fold(word), ...pieces, ...parts])];
}

/** Returns the terms of a text. */
export function getTextTerms(text: string): string[] {
  return findWords(text).flatMap((word) => getTerms(word.text));
}

/**
 * Returns the terms of a title, which include its words joined ("Text Field": textfield) and their initials ("Right to
 * left": rtl).
 */
export function getTitleTerms(title: string): string[] {
  const words = findWords(title).map((word) => word.text);
  const terms = words.flatMap(getTerms);
  if (words.length > 1 && words.length <= 3) {
    terms.push(toSingular(fold(words.join(''))));
  }
  if (words.length > 2 && words.length <= 4) {
    terms.push(fold(words.map((word) => word.charAt(0)).join('')));
  }
  return terms;
}
